import { checkAgainstNaive, checkCounts } from '@quartet/testkit';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { kit } from './kit.ts';
import { naive } from './naive.ts';

for (const seats of [2, 3, 4, 5])
  test(`engine and naive program agree with ${seats} seats`, longUnless(seats === 4), () => {
    checkAgainstNaive(kit, naive, { seats, games: 12, seed: 'fixed' });
  });

// Two games per option set: lines of play three decisions deep.
test.each([
  { seats: 2, lines: [6365, 5432, 3080, 5578] },
  { seats: 3, lines: [9929, 9121, 7791, 13559] },
  { seats: 4, lines: [12250, 12942, 26860, 13839] },
  { seats: 5, lines: [3473, 3648, 3212, 4555] },
])('lines of play are counted alike with $seats seats', ({ seats, lines }) => {
  expect(checkCounts(kit, naive, { seats, games: 2, seed: 'fixed', depth: 3 })).toEqual(lines);
});
