import { expect, test } from 'vitest';
import { dayOf, daysAfter, isDay, numberOf, startOf } from '../src/index.ts';

test('days are those of the calendar in UTC, over leap years and centuries', () => {
  for (let number = -200_000; number < 200_000; number += 97) {
    const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
    if (/^\d{4}-/.test(day)) expect([dayOf(number * 86_400_000), numberOf(day)]).toEqual([day, number]);
  }
});

test('a day begins at midnight UTC and ends a millisecond before the next', () => {
  expect(dayOf(startOf('2026-11-16'))).toBe('2026-11-16');
  expect(dayOf(startOf('2026-11-16') - 1)).toBe('2026-11-15');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
});

test.each(['2026-02-30', '2026-13-01', '16.11.2026', '2026-1-1', '', '2026-11-16T00:00'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
