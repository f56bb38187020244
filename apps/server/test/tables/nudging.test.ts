import type { Act, Pace, Person } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID } from './sitting.ts';

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  async function act(table: string, by: Person, what: Act): Promise<string> {
    const outcome = await place.tables.act(table, by, `nudge-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  }
  const nudge = (table: string, by: Person, seat: number) => act(table, by, { type: 'nudge', seat });

  /** Ann waits with Bob. */
  async function made(pace: Pace): Promise<string> {
    const outcome = await place.tables.create(ANN, { game: 'keltis', seats: 2, pace });
    if (!outcome.ok) throw new Error(outcome.problem.message);
    await act(outcome.value.table, BOB, { type: 'sit' });
    return outcome.value.table;
  }

  test('in the waiting room anybody who sits there may, once an hour each', async () => {
    const table = await made({ kind: 'untimed' });
    expect(await nudge(table, CID, 1)).toBe('not-seated');
    expect(await nudge(table, ANN, 0)).toBe('not-away');
    expect(await nudge(table, ANN, 7)).toBe('no-seat');
    expect(await nudge(table, ANN, 1)).toBe('done');
    expect(await nudge(table, ANN, 1)).toBe('full');
    expect(await nudge(table, BOB, 0)).toBe('done');
    const { news } = (await place.tables.look(table, CID, 0))!;
    expect(news.filter(({ kind }) => kind === 'nudged').map(({ seat }) => seat)).toEqual([1, 0]);
    await place.store.db
      .updateTable('log')
      .set((is) => ({ at: is('at', '-', ALLOWED.nudges) }))
      .where('table_id', '=', table)
      .execute();
    await place.tables.reread(table);
    expect(await nudge(table, ANN, 1)).toBe('done');
  });

  test.each([
    ['over days', { kind: 'days', days: 1 }, 'done'],
    ['where a clock runs', { kind: 'live', bank: 300, increment: 5 }, 'not-away'],
  ] as const)('in a match, %s, only whoever must decide', async (_, pace, outcome) => {
    const table = await made(pace);
    await act(table, ANN, { type: 'start' });
    const actor = (await place.tables.look(table, ANN, 0))!.view!.actor as number;
    const other = [ANN, BOB][1 - actor]!;
    expect(await nudge(table, [ANN, BOB][actor]!, 1 - actor)).toBe('not-away');
    expect(await nudge(table, other, actor)).toBe(outcome);
  });
});
