import { withMinus } from '@quartet/core';
import { expect, test } from 'vitest';
import { othersOf, seatsFrom } from '../../src/kit/seats.ts';
import { signed } from '../../src/ui/signed.ts';

test('seats are named clockwise, from any of them', () => {
  expect(seatsFrom(0, 4)).toEqual([0, 1, 2, 3]);
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
});

test('the others begin with the left-hand neighbour; where nobody looks they are all', () => {
  expect(othersOf(0, 3)).toEqual([1, 2]);
  expect(othersOf(2, 4)).toEqual([3, 0, 1]);
  expect(othersOf(null, 3)).toEqual([0, 1, 2]);
});

test('points bear their sign, the minus as wide as the plus; nought bears none', () => {
  expect([3, 0, -4, -0].map(signed)).toEqual(['+3', '0', '−4', '0']);
  expect([withMinus(3), withMinus(-4), withMinus('-1,5')]).toEqual(['3', '−4', '−1,5']);
});
