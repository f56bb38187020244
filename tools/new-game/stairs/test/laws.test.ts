import { checkLaws, checkWordings } from '@quartet/testkit';
import { test } from 'vitest';
import { kit } from './kit.ts';

test.each([2, 3, 4])('the laws hold with %i seats', (seats) => {
  checkLaws(kit, { seats, games: 4, seed: 'fixed' });
});

test.each([2, 3, 4])('every sentence is there with %i seats', (seats) => {
  checkWordings(kit, { seats, games: 3, seed: 'fixed' });
});
