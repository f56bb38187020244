import { goldenText } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { kit } from './kit.ts';

test.each([
  [4, {}, 'four-seats'],
  [3, { chips: 3, xCard: 'wild' }, 'three-seats-published'],
] as const)('a match of %i seats plays out as it always did: %j', async (seats, options, name) => {
  await expect(goldenText(kit, seats, options, name)).toMatchFileSnapshot(`../golden/${name}.txt`);
});
