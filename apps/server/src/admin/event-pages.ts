import { LIMITS } from '@quartet/protocol';
import type { AdminEvent } from '@quartet/protocol/admin';
import { sql } from 'kysely';
import { eventPartsSchema } from '../events/event-plan.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../stored-json.ts';

export interface EventsWanted {
  readonly status?: AdminEvent['status'] | undefined;
  /** An id or six letters. */
  readonly find?: string | undefined;
  readonly page: number;
}

/** Those where something happened last first. */
export async function pageOfEvents(
  store: Store,
  { status, find, page }: EventsWanted,
): Promise<{ readonly events: AdminEvent[]; readonly total: number }> {
  let matching = store.db.selectFrom('event');
  if (status) matching = matching.where('status', '=', status);
  if (find)
    matching = matching.where((is) => is.or([is('id', '=', find), is('code', '=', find.toUpperCase())]));
  const count = matching.select(({ fn }) => fn.countAll<number>().as('count'));
  const rows = await matching
    .select(['id', 'code', 'status', 'scored', 'updated', 'line'])
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(LIMITS.adminPage)
    .offset(page * LIMITS.adminPage)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [entrants, ended] = await Promise.all([entrantsOf(store, ids), endedAmong(store, ids)]);
  const events = rows.map(({ line, status: now, ...row }): AdminEvent => {
    // One that cannot be read is shown, so that it can be ended.
    const { game, seats, deals } = readStored(line, eventPartsSchema) ?? { game: '?', seats: 0, deals: 0 };
    return {
      ...row,
      ...{ game, seats, deals },
      status: now as AdminEvent['status'],
      isEnded: ended.has(row.id),
      entrants: entrants.filter(({ event_id }) => event_id === row.id).map(({ name }) => name),
    };
  });
  return { events, total: Number((await count.executeTakeFirstOrThrow()).count) };
}

async function entrantsOf({ db }: Store, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('entered')
    .innerJoin('person', 'person.id', 'entered.person')
    .select(['entered.event_id', 'person.name'])
    .where('entered.event_id', 'in', ids)
    .orderBy('person.name')
    .execute();
}

async function endedAmong({ db }: Store, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  // Written out, as in the log's index: with a parameter it would not serve.
  const lines = db.selectFrom('event_log').select('event_id').where(sql<boolean>`kind = 'ended'`);
  return new Set((await lines.where('event_id', 'in', ids).execute()).map(({ event_id }) => event_id));
}
