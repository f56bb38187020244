import { promiseOf } from '@quartet/core';
import type { Store } from '../../src/store/store.ts';

const IN_ONE_STATEMENT = 500;

/** So many promises of one person more in an event's log, as logs have them from before there were bounds. */
export async function addOldPromises(
  store: Store,
  event: string,
  person: string,
  lines: number,
): Promise<void> {
  const { db } = store;
  const { seq: known } = await db
    .selectFrom('event')
    .select('seq')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const promise = promiseOf(`sha256:${'0'.repeat(64)}`, 'ab'.repeat(32));
  const rows = Array.from({ length: lines }, (_, n) => ({
    ...{ event_id: event, seq: known + n + 1, at: Date.now(), by: person, act_id: `${person} old-${n}` },
    ...{ kind: 'promised', body: JSON.stringify({ person, promise }) },
  }));
  for (let from = 0; from < lines; from += IN_ONE_STATEMENT)
    await db
      .insertInto('event_log')
      .values(rows.slice(from, from + IN_ONE_STATEMENT))
      .execute();
  await db
    .updateTable('event')
    .set({ seq: known + lines })
    .where('id', '=', event)
    .execute();
}
