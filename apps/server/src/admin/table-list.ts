import type { MatchRecord } from '@quartet/core';
import { entriesAfter, load } from '../store/reads.ts';
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

export function logOf({ db }: Reader, table: string): Promise<Entry[]> {
  return entriesAfter(db, table, 0);
}

/** The match as a file, its luck in it only once it is over; null: nothing was dealt. */
export async function recordOf({ db }: Reader, table: string): Promise<MatchRecord | null> {
  const stored = await load(db, table);
  return stored && TableState.load(stored).record();
}
