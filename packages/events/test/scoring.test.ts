import { expect, test } from 'vitest';
import { countDecisions, creditOf, rankingOf, type Sat, scoreDeal, valuesOf } from '../src/index.ts';

/** A table at which everybody played their own hand. */
function table(whose: readonly string[], values: readonly number[]): Sat<string> {
  return { whose, values, credits: whose.map(() => 'scored') };
}

/** Three tables of two seats. Seat 0 had 12, 7 and 7 points, seat 1 had 3, 9 and 4. */
const DEAL = [table(['ann', 'bob'], [12, 3]), table(['cid', 'dan'], [7, 9]), table(['eve', 'fay'], [7, 4])];

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

test('a result without a decision of its person counts for no one, and the others are still compared with it', () => {
  const scored = scoreDeal([{ ...DEAL[0]!, credits: ['none', 'scored'] }, ...DEAL.slice(1)]);
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
    table(['bob', 'ann'], [5, 1]),
    table(['dan', 'cid'], [5, 1]),
    table(['fay', 'eve'], [2, 1]),
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
  const late = table(['guy', 'bob'], [99, 0]);
  const third = [late, table(['ann', 'cid'], [1, 1])];
  const ranking = rankingOf([scoreDeal(DEAL), scoreDeal(DEAL), scoreDeal(third)]);
  expect(ranking.at(-1)).toMatchObject({ who: 'guy', place: null, deals: 1, percent: 100 });
  expect(ranking.find(({ who }) => who === 'dan')).toMatchObject({ place: 1, deals: 2 });
});

test('a deal that was let go has no match points, and all others on this seat have beaten it', () => {
  const tables = [{ ...DEAL[0]!, credits: ['lost', 'scored'] } as const, ...DEAL.slice(1)];
  const scored = scoreDeal(tables).map(({ who, matchPoints, isLost }) => [who, matchPoints, isLost]);
  expect(scored).toEqual([
    ['ann', 0, true],
    ['bob', 0, false],
    ['cid', 3, false],
    ['dan', 4, false],
    ['eve', 3, false],
    ['fay', 2, false],
  ]);
  // What the bot made of it does not count as better than the worst of the others; they are compared with what it made.
  expect(scoreDeal(tables)[0]).toMatchObject({ who: 'ann', difference: 0 });
  expect(scoreDeal(tables)[2]).toMatchObject({ who: 'cid', difference: 2 * 7 - 12 - 7 });
});

test('of two with as many match points the one who let go of fewer deals is ahead, whatever the difference', () => {
  const lost = { ...table(['cid', 'dan'], [6, 9]), credits: ['lost', 'scored'] } as const;
  const ranking = rankingOf([
    scoreDeal([table(['ann', 'bob'], [5, 0]), lost, table(['eve', 'fay'], [9, 9])]),
  ]);
  const last = ranking
    .slice(-2)
    .map(({ who, place, lost, percent, difference }) => [who, place, lost, percent, difference]);
  expect(last).toEqual([
    ['bob', 5, 0, 0, -9],
    ['cid', 6, 1, 0, -2],
  ]);
});

test('who stops while ahead has 40 percent in each deal they miss; who has less keeps what they have', () => {
  const other = [table(['dan', 'bob'], [1, 1]), table(['eve', 'cid'], [1, 1]), table(['fay', 'guy'], [1, 1])];
  const ranking = (canMiss: boolean) => rankingOf([scoreDeal(DEAL), scoreDeal(other)], () => canMiss);
  const of = (who: string, canMiss: boolean) => ranking(canMiss).find((one) => one.who === who);
  // Ann had 4 of 4 in the first deal, and did not play the second, in which 4 could be had, too.
  expect(of('ann', false)).toMatchObject({ percent: 100, missed: 0 });
  expect(of('ann', true)).toMatchObject({ percent: 70, missed: 1, matchPoints: 4, most: 4 });
  const lesser = [
    table(['bob', 'ann'], [1, 1]),
    table(['eve', 'cid'], [1, 1]),
    table(['fay', 'dan'], [1, 1]),
  ];
  const first = [table(['ann', 'bob'], [9, 9]), table(['cid', 'dan'], [5, 5]), table(['hal', 'fay'], [0, 5])];
  const ranked = rankingOf([scoreDeal(first), scoreDeal(lesser)], () => true);
  expect(ranked.find(({ who }) => who === 'hal')).toMatchObject({ percent: 0, missed: 1 });
  // Who comes later has missed nothing.
  expect(ranked.find(({ who }) => who === 'eve')).toMatchObject({ deals: 1, missed: 0 });
});

test('counts the decisions of a seat, its person’s own, and those after the last of these', () => {
  // Seats 0 and 1 in turn; seat 1 was covered, then played by its person, then by the clock.
  const hands = 'pcpppk';
  const actors = [0, 1, 0, 1, 0, 1];
  expect(countDecisions(hands, actors, 0)).toEqual({ own: 3, all: 3, after: 0 });
  expect(countDecisions(hands, actors, 1)).toEqual({ own: 1, all: 3, after: 1 });
  expect(countDecisions('bb', [0, 1], 0)).toEqual({ own: 0, all: 1, after: 1 });
});

test.each([
  ['all of them', { own: 8, all: 8, after: 0 }, 'scored'],
  ['none to make', { own: 0, all: 0, after: 0 }, 'scored'],
  ['more than half, back after a bot played', { own: 5, all: 8, after: 0 }, 'scored'],
  ['all but the last two', { own: 6, all: 8, after: 2 }, 'scored'],
  ['most, and a bot the end', { own: 5, all: 8, after: 3 }, 'lost'],
  ['half of them', { own: 4, all: 8, after: 0 }, 'lost'],
  ['one', { own: 1, all: 8, after: 7 }, 'lost'],
  ['none', { own: 0, all: 8, after: 8 }, 'none'],
] as const)('a person who makes %s of the decisions', (_, decisions, credit) => {
  expect(creditOf(decisions)).toBe(credit);
});

test('results from before letting go lost a deal are a person’s with more than half of the decisions, else no one’s', () => {
  expect(creditOf({ own: 1, all: 3 })).toBe('none');
  expect(creditOf({ own: 2, all: 4 })).toBe('none');
  expect(creditOf({ own: 3, all: 5 })).toBe('scored');
  expect(creditOf({ own: 0, all: 0 })).toBe('scored');
});
