import { ALLOWED } from '../allowed.ts';
import { InTurn } from '../in-turn.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';

type Limited = 'start' | 'sit' | 'make';

/** How many tables one person may have. Asked for at once, each is counted with those before it. */
export class TableLimits {
  private readonly store: Store;
  private readonly turns = new InTurn();

  constructor(store: Store) {
    this.store = store;
  }

  within<T>(person: string, what: Limited, done: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.turns.run(person, async () => (await this.problemOf(person, what)) ?? done());
  }

  private async problemOf(person: string, what: Limited): Promise<Outcome<never> | null> {
    if (what === 'start') return tooManyRunning(this.store, person);
    const tooManyMade = what === 'make' ? await tooManyOpen(this.store, person) : null;
    return tooManyMade ?? tooManySeats(this.store, person);
  }
}

/** Why this person may start no other match just now; null: they may. */
async function tooManyRunning(store: Store, host: string): Promise<Outcome<never> | null> {
  const count = await countHosted(store, host, ['playing', 'paused']);
  if (count < ALLOWED.runningTables) return null;
  return problem(
    'full',
    `You host ${count} running games; end one, or leave it to bots, before you start another.`,
  );
}

/** Why this person may make no other table just now; null: they may. */
async function tooManyOpen(store: Store, host: string): Promise<Outcome<never> | null> {
  const count = await countHosted(store, host, ['open']);
  if (count < ALLOWED.openTables) return null;
  return problem('full', `You host ${count} tables that have not begun; start or leave one first.`);
}

/** Why this person may sit down nowhere else just now; null: they may. */
async function tooManySeats({ db }: Store, person: string): Promise<Outcome<never> | null> {
  const { count } = await db
    .selectFrom('seated')
    .innerJoin('summary', 'summary.table_id', 'seated.table_id')
    .where('seated.person', '=', person)
    .where('summary.status', '<>', 'over')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < ALLOWED.seats) return null;
  return problem('full', `You sit at ${count} tables that are not over; leave one first.`);
}

async function countHosted(
  { db }: Store,
  host: string,
  statuses: readonly ('open' | 'playing' | 'paused')[],
): Promise<number> {
  const { count } = await db
    .selectFrom('summary')
    .where('host', '=', host)
    .where('status', 'in', statuses)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
