import type { Act, Person } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { newSecret } from '../../src/tables/luck.ts';
import { lineOf } from '../../src/tables/new-table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB } from './sitting.ts';

const EASY = { level: 'easy', temper: 'balanced' } as const;

onBothStores({ PostgreSQL: LONG }, (place) => {
  test('a code that another table has is drawn again', async () => {
    const drawn = ['BBBBBB', 'BBBBBB', 'BBBBBB', 'CCCCCC'];
    const tables = new Tables(place.store, {
      ...{ botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined },
      drawCode: () => drawn.shift()!,
    });
    const plan = { game: 'keltis', seats: 2 };
    const [first, second] = [await tables.create(ANN, plan), await tables.create(ANN, plan)];
    if (!first.ok || !second.ok) throw new Error('no table');
    expect(await tables.byCode('BBBBBB')).toBe(first.value.table);
    expect(await tables.byCode('CCCCCC')).toBe(second.value.table);
    expect(drawn).toEqual([]);
    await tables.close();
  });

  test('the code of a match that is over leads to where its people went on, and else nowhere', async () => {
    const { tables } = place;
    let acts = 0;
    const act = async (table: string, by: Person, what: Act): Promise<void> => {
      const outcome = await tables.act(table, by, `codes-${acts++}-00000000`, what);
      if (!outcome.ok) throw new Error(outcome.problem.message);
    };
    const playToTheEnd = async (table: string): Promise<void> => {
      await act(table, ANN, { type: 'start' });
      await act(table, ANN, { type: 'ask', what: 'end' });
      await act(table, BOB, { type: 'answer', ask: 1, yes: true });
    };
    const made = await tables.create(ANN, { game: 'keltis', seats: 2 });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    const { code } = (await tables.look(table, ANN, 0))!.info!;
    await act(table, BOB, { type: 'sit' });
    expect(await tables.byCode(code)).toBe(table);
    await playToTheEnd(table);
    expect(await tables.byCode(code)).toBeNull();
    // The table and its record go on being found by their link.
    expect((await tables.look(table, null, 0))!.info!.status).toBe('over');
    expect(await tables.record(table)).toMatchObject({ game: 'keltis' });
    await act(table, BOB, { type: 'rematch' });
    const next = (await tables.look(table, ANN, 0))!.info!.rematch!;
    expect(await tables.byCode(code)).toBe(next);
    await playToTheEnd(next);
    expect(await tables.byCode(code)).toBeNull();
  });

  test('the code of a table of an evening finds nothing while others still play its deal', async () => {
    let isDealOpen = false;
    const tables = new Tables(place.store, {
      ...{ botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined },
      drawCode: () => 'DDDDDD',
      isDealOpen: async () => isDealOpen,
    });
    const secret = newSecret('of-an-evening');
    const planned = lineOf({ game: 'keltis', seats: 2, bots: [null, EASY] }, ANN);
    if (!planned.ok) throw new Error(planned.problem.message);
    const event = { id: 'evening', deal: 1, seals: [secret.seal], promises: [], contributions: [] };
    await tables.deal('of-an-evening', { ...planned.value, event }, secret.stored.replace('secret:', ''));
    expect(await tables.byCode('DDDDDD')).toBeNull();
    isDealOpen = true;
    expect(await tables.byCode('DDDDDD')).toBe('of-an-evening');
    await tables.close();
  });
});
