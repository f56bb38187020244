import { goldenText } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { kit } from './kit.ts';

test.each([
  [2, {}, 'duel'],
  [3, { rounds: 2 }, 'three-seats-two-rounds'],
  [5, { supplyEnd: 'published' }, 'five-seats-published'],
] as const)('a match of %i seats plays out as it always did: %j', async (seats, options, name) => {
  await expect(goldenText(kit, seats, options, name)).toMatchFileSnapshot(`../golden/${name}.txt`);
});
