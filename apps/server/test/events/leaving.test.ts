import { expect, onTestFinished, test } from 'vitest';
import { placeOf } from '../../src/events/event-state.ts';
import { tablesOf } from '../../src/events/event-tables.ts';
import { Events } from '../../src/events/events.ts';
import { dealtEntry } from '../../src/events/start-event.ts';
import { ANN, BOB, Node, temporaryFolder } from '../tables/sitting.ts';

const PLAN = { game: 'keltis', seats: 2, deals: 1, places: 4 } as const;

/** An evening whose first deal is announced, as a node leaves it that ends before any of its tables is there. */
async function announced(events: Events): Promise<string> {
  const made = await events.create(ANN, PLAN);
  if (!made.ok) throw new Error(made.problem.message);
  const { event } = made.value;
  await events.act(event, BOB, 'join-the-evening', { type: 'join' });
  // From now on it sees to nothing by itself.
  events.close();
  await events.act(event, ANN, 'start-the-evening', { type: 'start' });
  const state = (await events.stored.load(event))!;
  const step = { seq: state.seq + 1, at: Date.now(), by: null, id: null, line: dealtEntry(state) };
  await events.stored.append(state.after([step]), step);
  return event;
}

test.each(['leave, make', 'make, leave', 'leave and make', 'make and leave'] as const)(
  'who leaves while a deal’s tables are being made has a bot in their seat at once, and only one (%s)',
  async (order) => {
    using folder = temporaryFolder();
    await using node = await Node.start(folder.path);
    const { store, tables } = node;
    const newEvents = (): Events => {
      const events = new Events({ store, tables, onError: (error) => void node.errors.push(error) });
      onTestFinished(() => events.close());
      return events;
    };
    const event = await announced(newEvents());
    const [here, there] = [newEvents(), newEvents()];
    const state = (await here.stored.load(event))!;
    const place = placeOf(state.running!.holders, BOB.id)!;
    const all = tablesOf(state, 1);
    const at = state.running!.tables.findIndex((seats) => seats.includes(place));
    // Bots may play on at once, even to the end: only what brings it there is looked at.
    const kinds = async (table: string): Promise<readonly string[]> => {
      const lines = store.db.selectFrom('log').select('kind').where('table_id', '=', table);
      const begun = lines.where('kind', 'in', ['created', 'started', 'covered']).orderBy('seq');
      return (await begun.execute()).map(({ kind }) => kind);
    };
    const steps = {
      leave: async () => {
        expect(await here.act(event, BOB, 'leave-the-evening', { type: 'leave' })).toMatchObject({
          ok: true,
        });
        expect(await kinds(all[at]!)).toEqual(['created', 'started', 'covered']);
      },
      make: () => there.seeTo(event),
    };
    const [first, second] = order.split(/, | and /) as ['leave' | 'make', 'leave' | 'make'];
    expect((await Promise.all(all.map(kinds))).flat()).toEqual([]);
    if (order.includes('and')) await Promise.all([steps[first](), steps[second]()]);
    else for (const step of [first, second]) await steps[step]();
    expect(await Promise.all(all.map(kinds))).toEqual(
      all.map((_, table) => ['created', 'started', ...(table === at ? ['covered'] : [])]),
    );
    expect(node.errors).toEqual([]);
  },
);
