import { tableFor } from '@quartet/core';
import { checkLaws } from '@quartet/testkit';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { linko } from '../src/index.ts';
import { kit } from './kit.ts';

for (const seats of [2, 3, 4, 5])
  test(`the laws hold with ${seats} seats`, longUnless(seats === 3), () => {
    const { positions } = checkLaws(kit, { seats, games: 2, seed: 'fixed' });
    expect(positions).toBeGreaterThan(500);
  });

test('with two seats every turn raises the values on the table by at least one, up to 798 in all', () => {
  const values = 8 * 91 + 5 * 14;
  expect(linko.bound(tableFor(linko, 2, { duel: false }))).toBe(values * 3 + 109);
  expect(linko.bound(tableFor(linko, 2, { rounds: 2 }))).toBe(2 * (values * 4 + 105));
});
