import type { Act, Person, TablePlan } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID } from './sitting.ts';

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  async function act(table: string, by: Person, what: Act): Promise<string> {
    const outcome = await place.tables.act(table, by, `open-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  }
  async function made(plan: Partial<TablePlan>): Promise<string> {
    const outcome = await place.tables.create(ANN, { game: 'keltis', seats: 2, listed: true, ...plan });
    if (!outcome.ok) throw new Error(outcome.problem.message);
    return outcome.value.table;
  }
  const rate = async (person: Person, ladder: string, mu: number): Promise<void> => {
    const row = { ladder, mu, sigma: 2, sure: 1, games: 9, wins: 1, people: 3, updated: 1 };
    await place.store.db
      .insertInto('rating')
      .values({ person: person.id, ...row })
      .execute();
  };

  test('whoever looks for a table is told when one opens, fills or goes, and not of anything else', async () => {
    let told = 0;
    const stop = place.tables.watchOpen(() => told++);
    const next = async (what: () => Promise<unknown>): Promise<number> => {
      const before = told;
      await what();
      await new Promise((resolve) => setTimeout(resolve, 900));
      return told - before;
    };
    await next(async () => undefined);
    let table = '';
    expect(await next(async () => (table = await made({})))).toBe(1);
    expect(await next(() => act(table, ANN, { type: 'chat', text: 'hello' }))).toBe(0);
    expect(await next(() => made({ listed: false }))).toBe(0);
    expect(await next(() => act(table, BOB, { type: 'sit' }))).toBe(1);
    expect(await next(() => act(table, ANN, { type: 'start' }))).toBe(1);
    stop();
    expect(await next(() => made({}))).toBe(0);
  }, 20_000);

  test('a list says edition, pace and range; the host may set whom to meet, and others are refused with a sentence', async () => {
    await rate(BOB, 'keltis/manual/2/people', 30);
    const table = await made({ rated: true, ratings: { from: 1600 } });
    const line = (await place.tables.open()).find(({ id }) => id === table)!;
    expect(line).toMatchObject({ ratings: { from: 1600 }, edition: 'manual', rated: true });
    expect((await place.tables.look(table, CID, 0))!.info!.ratings).toEqual({ from: 1600 });
    const refused = await place.tables.act(table, CID, 'open-refused-0000', { type: 'sit' });
    expect(refused).toMatchObject({
      ok: false,
      problem: {
        code: 'out-of-range',
        message: 'This table is for ratings from 1600 on; yours is 1500.',
      },
    });
    expect(await act(table, ANN, { type: 'settle', ratings: { from: 1600, to: 1700 } })).toBe('done');
    expect(await act(table, BOB, { type: 'sit' })).toBe('out-of-range');
    expect(await act(table, ANN, { type: 'settle', ratings: {} })).toBe('done');
    expect(await act(table, BOB, { type: 'sit' })).toBe('done');
  });

  test('where nothing counts, everybody may sit down', async () => {
    const table = await made({ rated: false, ratings: { from: 3000 } });
    expect(await act(table, CID, { type: 'sit' })).toBe('done');
  });
});
