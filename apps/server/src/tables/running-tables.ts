import { ALLOWED } from '../allowed.ts';
import { InTurn } from '../in-turn.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';

/** Starts the matches of one host one after the other: asked for at once, each counts those before it. */
export class Starts {
  private readonly turns = new InTurn();

  within<T>(store: Store, host: string, start: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.turns.run(host, async () => (await tooManyRunning(store, host)) ?? start());
  }
}

/** Why this person may start no other match just now; null: they may. */
async function tooManyRunning({ db }: Store, host: string): Promise<Outcome<never> | null> {
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
