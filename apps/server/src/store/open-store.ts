import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** A folder for the embedded store, or the address of a PostgreSQL that several nodes may share. */
export type StorePlace = { readonly data: string } | { readonly database: string };

/** Ready for use and up to date. Throws, with a sentence for the operator, when the place cannot be used. */
export async function openStore(place: StorePlace): Promise<Store> {
  if ('data' in place) return SqliteStore.open(place.data);
  throw new Error('PostgreSQL is not there yet.');
}
