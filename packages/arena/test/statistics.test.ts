import { expect, test } from 'vitest';
import {
  estimate,
  estimateShare,
  estimateShareFrom,
  momentsOf,
  quantile,
  together,
  tQuantile,
} from '../src/statistics.ts';

test('a mean has the interval of Student: 1, 2, 3, 4 is 2.5 ± 3.182 × 0.6455', () => {
  const { mean, low, high } = estimate([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  expect(low).toBeCloseTo(2.5 - 2.05397, 4);
  expect(high).toBeCloseTo(2.5 + 2.05397, 4);
});

test('many deals come close to 1.96 standard errors', () => {
  expect(tQuantile(1)).toBe(12.706);
  expect(tQuantile(30)).toBe(2.042);
  expect(tQuantile(60)).toBeCloseTo(2.0, 2);
  expect(tQuantile(100_000)).toBeCloseTo(1.96, 3);
});

test('one deal allows no interval', () => {
  expect(estimate([7])).toEqual({ mean: 7, low: null, high: null });
  expect(estimateShare([1])).toEqual({ mean: 1, low: null, high: null });
});

test('ten deals won out of ten prove a share above 0.74, not of 1', () => {
  const { low, high } = estimateShare(Array(10).fill(1));
  expect(low).toBeCloseTo(0.05 ** 0.1, 10);
  expect(high).toBe(1);
  expect(estimateShare(Array(10).fill(0)).high).toBeCloseTo(1 - 0.05 ** 0.1, 10);
});

test('shares stay between 0 and 1', () => {
  expect(estimateShare([0, 0, 0, 1]).low).toBe(0);
  expect(estimateShare([1, 1, 1, 0]).high).toBe(1);
});

test('quantiles lie between the sorted values', () => {
  expect(quantile([10, 20, 30], 0.5)).toBe(20);
  expect(quantile([10, 20, 30], 0.75)).toBe(25);
});

test('runs that are added up have the interval of one long run', () => {
  const early = [0.25, 0.5, 0.5, 1];
  const late = [0, 0.75, 0.25];
  const { mean, low, high } = estimateShare([...early, ...late]);
  const sum = estimateShareFrom(together(momentsOf(early), momentsOf(late)));
  expect(sum.mean).toBeCloseTo(mean, 12);
  expect(sum.low).toBeCloseTo(low!, 12);
  expect(sum.high).toBeCloseTo(high!, 12);
});
