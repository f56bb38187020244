import { expect, test, vi } from 'vitest';
import { onBothStores } from './on-both-stores.ts';
import { ANN } from './sitting.ts';

const drawn: string[] = [];
vi.mock('../../src/tables/ids.ts', async (original) => ({
  ...(await original<typeof import('../../src/tables/ids.ts')>()),
  newCode: () => drawn.shift() ?? 'QQQQQQ',
}));

onBothStores((place) => {
  test('a code that another table has is drawn again', async () => {
    const { tables } = place;
    drawn.push('BBBBBB', 'BBBBBB', 'BBBBBB', 'CCCCCC');
    const plan = { game: 'keltis', seats: 2 };
    const [first, second] = [await tables.create(ANN, plan), await tables.create(ANN, plan)];
    if (!first.ok || !second.ok) throw new Error('no table');
    expect(await tables.byCode('BBBBBB')).toBe(first.value.table);
    expect(await tables.byCode('CCCCCC')).toBe(second.value.table);
  });
});
