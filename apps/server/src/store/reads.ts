import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deadlineOf, entryOf, summaryOf } from './rows.ts';
import { type Schema, WORKABLE_AT } from './schema.ts';
import type { Claim, Entry, StoredTable } from './store.ts';

/** Tables asked about in one statement; each is a parameter, and databases bound those. */
const AT_ONCE = 1000;

export async function load(db: Kysely<Schema>, table: string): Promise<StoredTable | null> {
  // One statement for all that is rewritten. The log only grows, so up to there it belongs to it.
  const row = await db
    .selectFrom('summary')
    .leftJoin('secret', 'secret.table_id', 'summary.table_id')
    .leftJoin('deadline', 'deadline.table_id', 'summary.table_id')
    .selectAll('summary')
    .select(['secret.seed', 'deadline.seq as set', 'deadline.at as due', 'deadline.kind'])
    .where('summary.table_id', '=', table)
    .executeTakeFirst();
  if (!row) return null;
  const { set: seq, due: at, kind } = row;
  const isDue = seq !== null && at !== null && kind !== null;
  return {
    summary: summaryOf(row),
    entries: (await entriesAfter(db, table, 0)).filter((entry) => entry.seq <= row.seq),
    seed: row.seed,
    deadline: isDue ? deadlineOf({ table_id: table, seq, at, kind }) : null,
  };
}

export async function entriesAfter(db: Kysely<Schema>, table: string, seq: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map(entryOf);
}

export async function lengths(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let first = 0; first < tables.length; first += AT_ONCE) {
    const rows = await db
      .selectFrom('summary')
      .select(['table_id', 'seq'])
      .where('table_id', 'in', tables.slice(first, first + AT_ONCE))
      .execute();
    for (const row of rows) found.set(row.table_id, row.seq);
  }
  return found;
}

/** Longer than any lease, in milliseconds: one that ends later was written before the clock was put back. */
const LONGEST_LEASE = 120_000;

/** Whether no node holds a deadline. `daytime`: of the store. */
export function isFree(daytime: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(held_until is null or held_until <= ${daytime} or held_until > ${daytime} + ${LONGEST_LEASE})`;
}

export async function nextDeadline(
  db: Kysely<Schema>,
  kinds: Claim['kinds'],
  daytime: RawBuilder<number>,
): Promise<number | null> {
  const next = await db
    .selectFrom('deadline')
    .select(WORKABLE_AT.as('at'))
    .where('kind', 'in', kinds)
    .where(isFree(daytime))
    .orderBy(WORKABLE_AT)
    .limit(1)
    .executeTakeFirst();
  return next?.at ?? null;
}

/** What is in the log in this entry's place: at its seq, or under its act's id. */
export async function rivalsOf(db: Kysely<Schema>, { table, seq, id }: Entry): Promise<Entry[]> {
  const rows = await db
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', table)
    .where((is) => is.or([is('seq', '=', seq), ...(id === null ? [] : [is('act_id', '=', id)])]))
    .execute();
  return rows.map(entryOf);
}
