import type { MatchRecord } from '@quartet/core';
import type { Schema } from '../store/schema.ts';
import type { Entry } from '../store/store.ts';
import { TableState } from '../tables/table-state.ts';
import type { Reader } from './reader.ts';

export type TableRow = Pick<
  Schema['summary'],
  'table_id' | 'code' | 'game' | 'status' | 'listed' | 'host' | 'seq' | 'updated'
>;

const COLUMNS = ['table_id', 'code', 'game', 'status', 'listed', 'host', 'seq', 'updated'] as const;

/** Newest first. */
export function listTables({ db }: Reader, status: string | null): Promise<TableRow[]> {
  const all = db.selectFrom('summary').select(COLUMNS).orderBy('updated', 'desc');
  return (status === null ? all : all.where('status', '=', status)).execute();
}

/** By its id or its six letters. */
export async function findTable({ db }: Reader, name: string): Promise<TableRow | null> {
  const row = await db
    .selectFrom('summary')
    .select(COLUMNS)
    .where((where) => where.or([where('table_id', '=', name), where('code', '=', name.toUpperCase())]))
    .executeTakeFirst();
  return row ?? null;
}

export async function logOf({ db }: Reader, table: string): Promise<Entry[]> {
  const rows = await db.selectFrom('log').where('table_id', '=', table).orderBy('seq').selectAll().execute();
  return rows.map(({ table_id, act_id, ...row }) => ({ ...row, table: table_id, id: act_id }));
}

/** The match as a file, its luck in it only once it is over; null: nothing was dealt. */
export async function recordOf(reader: Reader, table: string): Promise<MatchRecord | null> {
  const entries = await logOf(reader, table);
  const secret = await reader.db
    .selectFrom('secret')
    .where('table_id', '=', table)
    .select('seed')
    .executeTakeFirst();
  if (entries.length === 0) return null;
  const seed = secret?.seed ?? null;
  const [first, ...later] = entries;
  const state = TableState.begin(first!, seed);
  for (const entry of later) state.apply(entry);
  return state.match?.record() ?? null;
}
