import { checkAgainstNaive, checkCounts } from '@quartet/testkit';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { kit } from './kit.ts';
import { naive } from './naive.ts';

for (const seats of [2, 3, 4])
  test(`engine and naive program agree with ${seats} seats`, longUnless(seats === 3), () => {
    checkAgainstNaive(kit, naive, { seats, games: 12, seed: 'fixed' });
  });

// Two games per option set: lines of play six decisions, three turns, deep.
for (const { seats, lines } of [
  { seats: 2, lines: [11042, 14659, 12468, 13564, 12321, 12577] },
  { seats: 3, lines: [11046, 13682, 15033, 14109] },
  { seats: 4, lines: [10712, 8802, 12508, 13633] },
])
  test(`lines of play are counted alike with ${seats} seats`, longUnless(seats === 2), () => {
    expect(checkCounts(kit, naive, { seats, games: 2, seed: 'fixed', depth: 6 })).toEqual(lines);
  });
