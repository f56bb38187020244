import { checkLaws } from '@quartet/testkit';
import { longUnless } from '@quartet/testkit/long';
import { test } from 'vitest';
import { kit } from './kit.ts';

for (const seats of [2, 3, 4, 5, 6])
  test(`laws hold with ${seats} seats`, longUnless(seats === 4), () => {
    checkLaws(kit, { seats, games: 2, seed: 'fixed' });
  });
