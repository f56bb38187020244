import { describe, expect, test } from 'vitest';
import { lineUp } from '../src/entrants.ts';
import type { DealResult } from '../src/play-deal.ts';
import { addDuels, fitRatings, rate } from '../src/rating.ts';

/** Places by seat, one list per rotation. */
function dealOf(...places: number[][]): DealResult {
  return { deal: 0, games: places.map((list) => ({ points: list, places: list })), moves: [], cpu: [] };
}

describe('duels', () => {
  test('the better place wins, equal places are half a win each', () => {
    const line = lineUp(['easy', 'medium']);
    const duels = new Float64Array(4);
    addDuels(dealOf([1, 2], [1, 1]), line, 2, duels);
    expect([...duels]).toEqual([0, 1.5, 0.5, 0]);
  });

  test('rotation counts: the chair of seat 0 moves on', () => {
    const duels = new Float64Array(4);
    addDuels(dealOf([1, 2], [1, 2]), lineUp(['easy', 'medium']), 2, duels);
    expect([...duels]).toEqual([0, 1, 1, 0]);
  });

  test('equal bots do not duel: one against two is two duels a game', () => {
    const duels = new Float64Array(4);
    addDuels(dealOf([1, 2, 3]), lineUp(['easy', 'medium', 'medium']), 2, duels);
    expect([...duels]).toEqual([0, 2, 0, 0]);
  });
});

describe('ratings', () => {
  test('3 wins of 4, with the one drawn duel added, are odds of 3.5 to 1.5', () => {
    const [a, b] = fitRatings(Float64Array.of(0, 3, 1, 0), 2);
    expect(a! - b!).toBeCloseTo(400 * Math.log10(3.5 / 1.5), 4);
    expect((a! + b!) / 2).toBeCloseTo(1500, 6);
  });

  test('who beats each other in a circle is equally strong', () => {
    const ratings = fitRatings(Float64Array.of(0, 9, 1, 1, 0, 9, 9, 1, 0), 3);
    for (const rating of ratings) expect(rating).toBeCloseTo(1500, 4);
  });

  test('fitted odds agree with the wins expected by them', () => {
    const duels = Float64Array.of(0, 70, 90, 30, 0, 60, 10, 40, 0);
    const ratings = fitRatings(duels, 3);
    for (let a = 0; a < 3; a++) {
      let won = 0;
      let expected = 0;
      for (let b = 0; b < 3; b++) {
        if (a === b) continue;
        const played = duels[a * 3 + b]! + duels[b * 3 + a]! + 1;
        won += duels[a * 3 + b]! + 0.5;
        expected += played / (1 + 10 ** ((ratings[b]! - ratings[a]!) / 400));
      }
      expect(expected).toBeCloseTo(won, 3);
    }
  });

  test('who wins everything is rated high, not infinitely high', () => {
    const [a] = fitRatings(Float64Array.of(0, 100, 0, 0), 2);
    expect(a).toBeCloseTo(1500 + 200 * Math.log10(100.5 / 0.5), 4);
  });

  test('the bootstrap is seeded, holds the rating, and narrows with more deals', () => {
    const line = lineUp(['easy', 'medium']);
    const some = Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? dealOf([2, 1]) : dealOf([1, 2])));
    const many = Array.from({ length: 20 }, () => some).flat();
    const wide = rate(some, line, 's');
    const narrow = rate(many, line, 's');
    expect(rate(some, line, 's')).toEqual(wide);
    for (const { mean, low, high } of [...wide, ...narrow]) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
    }
    expect(narrow[0]!.high! - narrow[0]!.low!).toBeLessThan((wide[0]!.high! - wide[0]!.low!) / 3);
  });

  test('a single entrant is rated 1500 without interval', () => {
    const results = [dealOf([1, 2]), dealOf([1, 2])];
    expect(rate(results, lineUp(['easy', 'easy']), 's')).toEqual([{ mean: 1500, low: null, high: null }]);
  });
});
