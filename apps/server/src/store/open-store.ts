import type { Store } from './store.ts';

export type { Store, Unit } from './store.ts';

/** A folder for the embedded store, or the address of a PostgreSQL that several nodes may share. */
export type StorePlace =
  | { readonly data: string }
  | {
      readonly database: string;
      /** Connections of this node for what people ask, besides five that keep it going. */
      readonly connections?: number;
      /** How long a lost database is waited for before a caller hears of it, in milliseconds. */
      readonly patience?: number;
    };

/** Ready for use and up to date. Throws, with a sentence for the operator, when the place cannot be used. */
export async function openStore(place: StorePlace): Promise<Store> {
  // Imported here: whoever needs the one does without the other's driver.
  if ('data' in place) {
    const { SqliteStore } = await import('./sqlite-store.ts');
    return SqliteStore.open(place.data);
  }
  const { PostgresStore } = await import('./postgres-store.ts');
  const { database, connections = 7, patience = 30_000 } = place;
  return PostgresStore.open(database, { connections, patience });
}
