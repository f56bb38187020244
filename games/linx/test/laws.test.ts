import { checkLaws } from '@quartet/testkit';
import { test } from 'vitest';
import { kit } from './kit.ts';

test.each([2, 3, 4, 5, 6])('laws hold with %i seats', (seats) => {
  checkLaws(kit, { seats, games: 2, seed: 'fixed' });
});
