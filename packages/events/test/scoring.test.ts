import { expect, test } from 'vitest';
import { isOwn, ownOf, rankingOf, scoreDeal, valuesOf } from '../src/index.ts';

/** Three tables of two seats. Seat 0 had 12, 7 and 7 points, seat 1 had 3, 9 and 4. */
const DEAL = [
  { whose: ['ann', 'bob'], values: [12, 3] },
  { whose: ['cid', 'dan'], values: [7, 9] },
  { whose: ['eve', 'fay'], values: [7, 4] },
];

test('match points: two for each beaten on the same seat, one for each equal', () => {
  const scored = scoreDeal(DEAL).map(({ who, matchPoints, most }) => [who, matchPoints, most]);
  expect(scored).toEqual([
    ['ann', 4, 4],
    ['bob', 0, 4],
    ['cid', 1, 4],
    ['dan', 4, 4],
    ['eve', 1, 4],
    ['fay', 2, 4],
  ]);
});

test('the difference is that to the average of the others on the same seat', () => {
  const of = (who: string): number => {
    const found = scoreDeal(DEAL).find((one) => one.who === who)!;
    return found.difference / found.others;
  };
  expect(of('ann')).toBe(12 - 7);
  expect(of('cid')).toBe(7 - 9.5);
  expect(of('bob')).toBe(3 - 6.5);
  expect(of('dan')).toBe(9 - 3.5);
});

test("nobody's result is nobody's, and the others are still compared with it", () => {
  const scored = scoreDeal([{ whose: [null, 'bob'], values: [12, 3] }, ...DEAL.slice(1)]);
  expect(scored.map(({ who }) => who)).toEqual(['bob', 'cid', 'dan', 'eve', 'fay']);
  expect(scored[1]).toMatchObject({ who: 'cid', matchPoints: 1, difference: 2 * 7 - 12 - 7 });
});

test('where points only tell who won, places count: all who did not lose are equal', () => {
  const sheet = [
    { seat: 1, place: 1, points: 1 },
    { seat: 0, place: 1, points: 3 },
    { seat: 2, place: 3, points: -1 },
  ];
  expect(valuesOf(sheet, 'points')).toEqual([3, 1, -1]);
  expect(valuesOf(sheet, 'rank')).toEqual([1, 1, 0]);
});

test('the ranking over two deals, by hand', () => {
  // In the second deal seat 0 had 5, 5 and 2 points, seat 1 had 1, 1 and 1.
  const second = [
    { whose: ['bob', 'ann'], values: [5, 1] },
    { whose: ['dan', 'cid'], values: [5, 1] },
    { whose: ['fay', 'eve'], values: [2, 1] },
  ];
  const ranking = rankingOf([scoreDeal(DEAL), scoreDeal(second)]);
  // Dan 4 + 3 of 8, Ann 4 + 2, then Bob 0 + 3 and Cid 1 + 2 and Eve 1 + 2 with three each, Fay 2 + 0.
  // Per deal Bob was (-3.5 + 1.5) / 2 from the average, Cid and Eve (-2.5 + 0) / 2.
  expect(ranking.map(({ who, place, percent, difference }) => [who, place, percent, difference])).toEqual([
    ['dan', 1, 87.5, 3.5],
    ['ann', 2, 75, 2.5],
    ['bob', 3, 37.5, -1],
    ['cid', 4, 37.5, -1.25],
    ['eve', 4, 37.5, -1.25],
    ['fay', 6, 25, -2.5],
  ]);
});

test('who has played less than half of the deals has no place, and stands below', () => {
  const late = { whose: ['guy', 'bob'], values: [99, 0] };
  const third = [late, { whose: ['ann', 'cid'], values: [1, 1] }];
  const ranking = rankingOf([scoreDeal(DEAL), scoreDeal(DEAL), scoreDeal(third)]);
  expect(ranking.at(-1)).toMatchObject({ who: 'guy', place: null, deals: 1, percent: 100 });
  expect(ranking.find(({ who }) => who === 'dan')).toMatchObject({ place: 1, deals: 2 });
});

test('half of the decisions is not enough for a result to be one’s own', () => {
  // Seats 0 and 1 in turn; seat 1 was covered, then played by its person, then by the clock.
  const hands = 'pcpppk';
  const actors = [0, 1, 0, 1, 0, 1];
  expect(ownOf(hands, actors, 0)).toEqual({ own: 3, all: 3 });
  expect(ownOf(hands, actors, 1)).toEqual({ own: 1, all: 3 });
  expect(isOwn({ own: 1, all: 3 })).toBe(false);
  expect(isOwn({ own: 2, all: 4 })).toBe(false);
  expect(isOwn({ own: 3, all: 5 })).toBe(true);
  expect(isOwn({ own: 0, all: 0 })).toBe(true);
});
