import { checkAgainstNaive, checkCounts } from '@quartet/testkit';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { kit } from './kit.ts';
import { naive } from './naive.ts';

for (const seats of [2, 3, 4, 5])
  test(`engine and naive program play alike with ${seats} seats`, longUnless(seats === 2), () => {
    checkAgainstNaive(kit, naive, { seats, games: 8, seed: 'fixed' });
  });

// Lines of three decisions from the first deal of each option set.
test.each([
  [2, [5879, 3152, 4567, 4581, 1582]],
  [3, [10409, 3521, 3521]],
  [4, [5178, 8768, 6561]],
  [5, [6837, 10087, 3763]],
])('both find as many lines of play with %i seats', (seats, lines) => {
  expect(checkCounts(kit, naive, { seats, games: 1, seed: 'fixed', depth: 3 })).toEqual(lines);
});
