import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import * as z from 'zod/mini';

type Row = Readonly<Record<string, unknown>>;
const nameSchema = z.object({ name: z.string() });

/** Where the rows of a server are. */
export type Kept = { readonly data: string } | { readonly database: string };

/** All rows of all tables. */
export async function everyRow(kept: Kept): Promise<ReadonlyMap<string, readonly Row[]>> {
  if ('database' in kept) {
    const client = new Client({ connectionString: kept.database });
    await client.connect();
    try {
      const ask = async (text: string): Promise<Row[]> => (await client.query(text)).rows;
      const names = await ask("select tablename as name from pg_tables where schemaname = 'public'");
      return await rowsOf(names, ask);
    } finally {
      await client.end();
    }
  }
  const db = new DatabaseSync(join(kept.data, 'quartet.db'), { readOnly: true });
  try {
    const ask = async (text: string): Promise<Row[]> => db.prepare(text).all();
    return await rowsOf(await ask("select name from sqlite_master where type = 'table'"), ask);
  } finally {
    db.close();
  }
}

async function rowsOf(
  names: readonly Row[],
  ask: (text: string) => Promise<Row[]>,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const rows = new Map<string, readonly Row[]>();
  for (const { name } of names.map((row) => nameSchema.parse(row)))
    rows.set(name, await ask(`select * from "${name}"`));
  return rows;
}

/** How many rows of which table name these people, outside of logs and of what is over. */
export async function rowsNaming(
  kept: Kept,
  people: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const isMeant = (row: Row): boolean =>
    row.status !== 'over' && people.some((id) => JSON.stringify(row).includes(id));
  const counts = [...(await everyRow(kept))]
    .filter(([table]) => !['log', 'event_log', 'ended'].includes(table))
    .map(([table, rows]) => [table, rows.filter(isMeant).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
