import { expect, test } from 'vitest';
import { numbersBetween } from '../../src/kit/motion/tallies.ts';

test('points tick to what they become, in as many steps as can be followed', () => {
  expect(numbersBetween('30', '105')).toEqual(['39', '49', '58', '68', '77', '86', '96']);
  expect(numbersBetween('−3', '+1')).toEqual(['−2', '−1', '0']);
  expect(numbersBetween('+2', '−1')).toEqual(['+1', '0']);
});

test('one step, and what is no number, changes at once', () => {
  expect(numbersBetween('4', '5')).toEqual([]);
  expect(numbersBetween('4', '4')).toEqual([]);
  expect(numbersBetween('–', '12')).toEqual([]);
  expect(numbersBetween('3 cards', '9 cards')).toEqual([]);
});
