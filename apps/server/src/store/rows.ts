import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { Deadline, Entry, Summary } from './store.ts';

/** The store's words for what lies in the database. */

export function entryOf(row: Selectable<Schema['log']>): Entry {
  const { table_id: table, seq, at, kind, by, act_id: id, body, hash } = row;
  return { table, seq, at, kind, by, id, body, hash };
}

export function summaryOf(row: Selectable<Schema['summary']>): Summary {
  const { table_id: table, code, game, host, waiting_for: waitingFor, seq, updated, line } = row;
  const status = row.status as Summary['status'];
  return { table, code, game, status, listed: row.listed === 1, host, waitingFor, seq, updated, line };
}

export function deadlineOf(row: Omit<Selectable<Schema['deadline']>, 'leased' | 'held_until'>): Deadline {
  return { table: row.table_id, seq: row.seq, at: row.at, kind: row.kind as Deadline['kind'] };
}
