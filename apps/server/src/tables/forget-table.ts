import type { Store } from '../store/store.ts';

/** Everything of a table but what was counted of its match: that belongs to those who played. */
export async function forgetTable(store: Store, table: string): Promise<void> {
  const parts = ['deadline', 'secret', 'seated', 'invitation', 'log', 'summary'] as const;
  await store.batch(parts.map((part) => store.db.deleteFrom(part).where('table_id', '=', table).compile()));
}
