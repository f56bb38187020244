import { ALLOWED } from '../allowed.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';

/** Why this person may start no other match just now; null: they may. */
export async function tooManyRunning({ db }: Store, host: string): Promise<Outcome<never> | null> {
  const { count } = await db
    .selectFrom('summary')
    .where('host', '=', host)
    .where('status', 'in', ['playing', 'paused'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < ALLOWED.runningTables) return null;
  return problem(
    'full',
    `You host ${count} running games; end one, or leave it to bots, before you start another.`,
  );
}
