import { expect, test } from 'vitest';
import { summarise } from '../src/outcome.ts';
import type { DealResult } from '../src/play-deal.ts';
import { outcomeLines } from '../src/text.ts';
import { settingsOf } from './runs.ts';

/** Two deals of easy against two medium; chair 0 (easy) sits at seat 0, 2, 1 in rotations 0, 1, 2. */
const RESULTS: readonly DealResult[] = [
  {
    deal: 0,
    games: [
      { points: [9, 5, 1], places: [1, 2, 3] }, // easy wins
      { points: [6, 6, 6], places: [1, 1, 1] }, // all share
      { points: [0, 4, 8], places: [3, 2, 1] }, // easy second
    ],
    moves: [10, 20],
    cpu: [1, 8],
  },
  {
    deal: 1,
    games: [
      { points: [1, 7, 7], places: [3, 1, 1] },
      { points: [3, 2, 1], places: [1, 2, 3] },
      { points: [0, 0, 5], places: [2, 2, 1] },
    ],
    moves: [10, 20],
    cpu: [3, 8],
  },
];

test('win shares, scores and times are those counted by hand', () => {
  const settings = settingsOf({ game: 'keltis', seats: 3, bots: 'easy,medium', deals: 2 });
  const { games, entrants } = summarise(settings, RESULTS);
  const [easy, medium] = entrants;
  expect(games).toBe(6);
  expect(easy).toMatchObject({ bot: 'easy', seats: 1, even: 1 / 3, moves: 20, msPerMove: 0.2 });
  expect(medium).toMatchObject({ bot: 'medium', seats: 2, even: 2 / 3, moves: 40, msPerMove: 0.4 });
  expect(easy!.winShare.mean).toBeCloseTo((4 / 9 + 0) / 2, 10);
  expect(medium!.winShare.mean).toBeCloseTo((5 / 9 + 1) / 2, 10);
  // Deal means 19/3 and 2/3: (9 + 6 + 4) / 3 and (1 + 1 + 0) / 3.
  expect(easy!.score.mean).toBeCloseTo(3.5, 10);
  expect(easy!.score.high! - easy!.score.mean).toBeCloseTo(12.706 * (17 / 6), 6);
  expect(medium!.score.mean).toBeCloseTo((26 / 6 + 24 / 6) / 2, 10);
});

test('the text states the even share and how the numbers were made', () => {
  const settings = settingsOf({ game: 'keltis', seats: 3, bots: 'easy,medium', deals: 2 });
  const text = outcomeLines(summarise(settings, RESULTS)).join('\n');
  expect(text).toContain('2 deals × 3 rotations = 6 games');
  expect(text).toMatch(/^easy +1 +33\.3 % +22\.2 % +0\.0 to 100\.0 +3\.50/m);
  expect(text).toContain('intervals are 95 % over deals');
});
