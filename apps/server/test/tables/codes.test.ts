import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { Tables } from '../../src/tables/tables.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN } from './sitting.ts';

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
});
