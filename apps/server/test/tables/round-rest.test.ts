import { FastRng } from '@quartet/core';
import type { Act, Pace, Person, TableMessage, TablePlan } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { REST } from '../../src/tables/round-rest.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID, randomMove } from './sitting.ts';

const LIVE: Pace = { kind: 'live', bank: 600, increment: 5 };
const GO_ON = { type: 'go-on' } as const;

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  async function act(table: string, by: Person, what: Act): Promise<string> {
    const outcome = await place.tables.act(table, by, `rest-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  }
  const look = async (table: string, who = ANN): Promise<TableMessage> =>
    (await place.tables.look(table, who, 0))!;

  /** Ann and Bob at Combos. */
  async function begun(plan: Partial<TablePlan>): Promise<string> {
    const made = await place.tables.create(ANN, { game: 'combos', seats: 2, rests: true, ...plan });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await act(table, BOB, { type: 'sit' });
    await act(table, ANN, { type: 'start' });
    return table;
  }

  /** To the next deal; the table as it is then. */
  async function playRound(table: string): Promise<TableMessage> {
    const rng = new FastRng(table);
    for (;;) {
      const seen = await look(table);
      if (seen.info!.rest || dealsIn(seen) > rounds) {
        rounds = dealsIn(seen);
        return seen;
      }
      const by = [ANN, BOB][seen.view!.actor as number]!;
      const text = randomMove('combos', (await look(table, by)).view!, rng);
      expect(await act(table, by, { type: 'move', text })).toBe('done');
    }
  }
  let rounds = 0;
  const dealsIn = ({ news }: TableMessage): number =>
    news.filter(({ kind, events }) => kind === 'moved' && events?.some(({ type }) => type === 'dealt'))
      .length;

  test('the end of a round waits for everybody, and nobody’s clock runs meanwhile', async () => {
    rounds = 0;
    const table = await begun({ pace: LIVE });
    const { info, clock } = await playRound(table);
    expect(info!.rest!.looking).toEqual([ANN.id, BOB.id]);
    expect(Math.abs(info!.rest!.until - Date.now() - REST)).toBeLessThan(5_000);
    expect(clock).toMatchObject({ running: null, until: null });
    expect((await place.tables.mine(ANN)).some(({ waiting }) => waiting)).toBe(false);
    expect(await act(table, CID, GO_ON)).toBe('not-seated');
    expect(await act(table, BOB, GO_ON)).toBe('done');
    expect(await act(table, BOB, GO_ON)).toBe('too-late');
    await place.tables.reread(table);
    const waits = await look(table);
    expect([waits.info!.rest!.looking, waits.clock!.running]).toEqual([[ANN.id], null]);
    expect(await act(table, ANN, GO_ON)).toBe('done');
    const on = await look(table);
    expect([on.info!.rest, on.clock!.running]).toEqual([undefined, on.view!.actor]);
  });

  test('but not for longer than a short while, and not for somebody for whom a bot plays', async () => {
    rounds = 0;
    const table = await begun({ pace: LIVE });
    await playRound(table);
    await place.tables.fire({ table } as never);
    expect((await look(table)).info!.rest).toBeDefined();
    await place.store.db
      .updateTable('log')
      .set((is) => ({ at: is('at', '-', REST) }))
      .where('table_id', '=', table)
      .execute();
    await place.tables.reread(table);
    await place.tables.fire({ table } as never);
    const on = await look(table);
    expect([on.info!.rest, on.clock!.running]).toEqual([undefined, on.view!.actor]);
    await playRound(table);
    await act(table, BOB, { type: 'cover', seat: 1 });
    expect((await look(table)).info!.rest!.looking).toEqual([ANN.id]);
    expect(await act(table, ANN, GO_ON)).toBe('done');
    expect((await look(table)).info!.rest).toBe(undefined);
  });

  test('a pause ends it, and the clock runs after the pause; whoever plays at once goes on for all', async () => {
    rounds = 0;
    const table = await begun({ pace: LIVE, rated: false });
    await playRound(table);
    await act(table, ANN, { type: 'pause' });
    await act(table, ANN, { type: 'resume' });
    const on = await look(table);
    expect([on.info!.rest, on.clock!.running]).toEqual([undefined, on.view!.actor]);
    const { view } = await playRound(table);
    const by = [ANN, BOB][view!.actor as number]!;
    const text = randomMove('combos', (await look(table, by)).view!, new FastRng('on'));
    expect(await act(table, by, { type: 'move', text })).toBe('done');
    expect((await look(table)).info!.rest).toBe(undefined);
  });

  test.each([
    ['where a move has days', { pace: { kind: 'days', days: 1 } }],
    ['where nobody wants it', { rests: false }],
  ] as const)('%s the next round begins at once', async (_, plan) => {
    rounds = 0;
    const table = await begun(plan);
    expect((await playRound(table)).info!.rest).toBe(undefined);
  });
});
