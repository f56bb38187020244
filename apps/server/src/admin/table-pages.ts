import { LIMITS, type Status } from '@quartet/protocol';
import type { AdminTable } from '@quartet/protocol/admin';
import { type SqlBool, sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { playersIn } from '../tables/summary.ts';

/** So long after a deadline a node should have seen to it, in milliseconds. */
const LATE = 30_000;

export interface TablesWanted {
  readonly status?: Status | undefined;
  readonly game?: string | undefined;
  /** An id or six letters. */
  readonly find?: string | undefined;
  readonly page: number;
}

/** Stuck ones first, then those where something happened last. */
export async function pageOfTables(
  { db }: Store,
  wanted: TablesWanted,
  now: number,
): Promise<{ readonly tables: AdminTable[]; readonly total: number }> {
  const { status, game, find, page } = wanted;
  let matching = db.selectFrom('summary').leftJoin('deadline', 'deadline.table_id', 'summary.table_id');
  if (status) matching = matching.where('status', '=', status);
  if (game) matching = matching.where('game', '=', game);
  if (find)
    matching = matching.where((is) =>
      is.or([is('summary.table_id', '=', find), is('code', '=', find.toUpperCase())]),
    );
  const count = matching.select(({ fn }) => fn.countAll<number>().as('count'));
  // Somebody's time, or a bot's turn, is long over; or it is a bot's turn and nobody was told.
  const stuck = sql<SqlBool>`(status = 'playing' and (deadline.at < ${now - LATE}
    or (deadline.at is null and waiting_for is null)))`;
  const rows = await matching
    .select(['summary.table_id', 'code', 'game', 'status', 'listed', 'summary.seq', 'updated', 'line'])
    .select(sql<number>`case when ${stuck} then 1 else 0 end`.as('stuck'))
    .orderBy('stuck', 'desc')
    .orderBy('updated', 'desc')
    .limit(LIMITS.adminPage)
    .offset(page * LIMITS.adminPage)
    .execute();
  const tables = rows.map(({ table_id, seq, line, listed, stuck: isStuck, status: now_, ...row }) => ({
    ...row,
    id: table_id,
    status: now_ as Status,
    listed: listed === 1,
    entries: seq,
    isStuck: Number(isStuck) === 1,
    ...(playersIn(line) ?? { seats: 0, people: 0, bots: 0, isUnreadable: true as const }),
  }));
  return { tables, total: Number((await count.executeTakeFirstOrThrow()).count) };
}
