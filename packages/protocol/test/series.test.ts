import { describe, expect, test } from 'vitest';
import type { SeriesGoal } from '../src/index.ts';
import { winnerOf, withMatch } from '../src/series.ts';

const BEST: SeriesGoal = { kind: 'best', of: 3 };
const FIRST: SeriesGoal = { kind: 'first', wins: 2 };
const won = (goal: SeriesGoal, games: number, ...counts: number[]) =>
  winnerOf({ games, wins: Object.fromEntries(counts.map((count, at) => [`p${at}`, count])), goal });

describe('a series is won', () => {
  test('as best of three: once nobody can catch up; who is level after three plays on', () => {
    expect(won(BEST, 1, 1, 0)).toBe(null);
    expect(won(BEST, 2, 1, 1)).toBe(null);
    expect(won(BEST, 2, 2, 0)).toBe('p0');
    expect(won(BEST, 3, 1, 2)).toBe('p1');
    expect(won(BEST, 3, 1, 1, 1)).toBe(null);
    expect(won(BEST, 4, 1, 2, 1)).toBe('p1');
  });

  test('as first to two: with two wins, alone', () => {
    expect(won(FIRST, 3, 1, 1, 1)).toBe(null);
    expect(won(FIRST, 4, 1, 2, 1)).toBe('p1');
    expect(won(FIRST, 2, 2, 2)).toBe(null);
  });

  test('never on an evening', () => {
    expect(won({ kind: 'evening' }, 30, 20, 1)).toBe(null);
    expect(winnerOf({ games: 9, wins: { p0: 9 } })).toBe(null);
  });
});

test('a match adds to it: shared wins are wins, bots win nothing, what was left without a result counts for nothing', () => {
  const one = withMatch({ games: 0, wins: {}, goal: BEST }, ['p0', null, 'p1'], [0, 1]);
  expect(one).toEqual({ games: 1, wins: { p0: 1, p1: 0 }, goal: BEST });
  expect(withMatch(one, ['p0', null, 'p1'], [0, 2])).toMatchObject({ games: 2, wins: { p0: 2, p1: 1 } });
  expect(withMatch(one, ['p0', null, 'p1'], [])).toEqual(one);
  expect(withMatch(undefined, ['p0', 'p1'], [1])).toEqual({ games: 1, wins: { p0: 0, p1: 1 } });
});
