import { findGame } from '@quartet/catalog';
import { tableFor } from '@quartet/core';
import { rating } from 'openskill';
import { expect, test } from 'vitest';
import { editionOf, ladderKey, ladderOf, readLadder } from '../../src/ratings/ladders.ts';
import { botSkill, learn, NEWCOMER, sharedWithBots, shownRating } from '../../src/ratings/skill.ts';

const linko = findGame('linko')!;

test('places decide: whoever is before somebody gains on them, and equal places are alike', async () => {
  const [first, second, third, last] = await learn([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 2, 4]);
  expect(first!.mu).toBeGreaterThan(second!.mu);
  expect(second!.mu).toBeCloseTo(third!.mu, 9);
  expect(third!.mu).toBeGreaterThan(last!.mu);
  for (const { sigma } of [first!, second!, third!, last!]) expect(sigma).toBeLessThan(NEWCOMER.sigma);
});

test('the order of seats does not matter', async () => {
  const strong = { mu: 30, sigma: 2 };
  const [a, b, c] = await learn([strong, NEWCOMER, NEWCOMER], [3, 1, 2]);
  const [d, e, f] = await learn([NEWCOMER, strong, NEWCOMER], [2, 3, 1]);
  expect([a, b, c]).toEqual([e, f, d]);
});

test('a draw with somebody stronger is a gain', async () => {
  const strong = { mu: 35, sigma: 3 };
  const [stronger, weaker] = await learn([strong, NEWCOMER], [1, 1]);
  expect(stronger!.mu).toBeLessThan(strong.mu);
  expect(weaker!.mu).toBeGreaterThan(NEWCOMER.mu);
});

test('a win over a harder bot is worth more', async () => {
  const gain = async (level: 'easy' | 'medium' | 'hard'): Promise<number> => {
    const [winner] = await learn([NEWCOMER, botSkill({ level, temper: 'balanced' })], [1, 2]);
    return winner!.mu - NEWCOMER.mu;
  };
  expect(await gain('easy')).toBeGreaterThan(0);
  expect(await gain('medium')).toBeGreaterThan(await gain('easy'));
  expect(await gain('hard')).toBeGreaterThan(await gain('medium'));
});

test('a newcomer is shown as 1500, of which nothing is sure, and begins where the library has it', () => {
  expect(NEWCOMER).toEqual(rating());
  expect(shownRating(NEWCOMER)).toEqual({ rating: 1500, uncertainty: 500, sure: 0 });
});

test('an edition is known by its options at this table, and options of one’s own are none', () => {
  const at = (seats: number, options: object) =>
    editionOf(linko, seats, tableFor(linko, seats, options).options);
  expect(at(3, {})).toBe('manual');
  expect(at(3, { supplyEnd: 'published' })).toBe('published');
  expect(at(2, { supplyEnd: 'published', duel: false })).toBe('published');
  expect(at(2, { duel: false })).toBe('own');
  expect(at(3, { rounds: 2 })).toBe('own');
});

test('editions that are alike share a ladder', () => {
  const wanted = { edition: 'published', seats: 3, bots: true } as const;
  expect(ladderOf(findGame('linx')!, wanted)).toEqual({ ...wanted, game: 'linx', edition: 'manual' });
  expect(ladderOf(linko, wanted)).toEqual({ ...wanted, game: 'linko' });
  expect(readLadder(ladderKey(ladderOf(linko, wanted)!))).toEqual({ ...wanted, game: 'linko' });
});

test('a game has as many ladders as it names editions', () => {
  const house = Object.assign({}, linko, { editions: { ...linko.editions, house: { rounds: 2 } } });
  expect(editionOf(house, 3, tableFor(linko, 3, { rounds: 2 }).options)).toBe('house');
  const wanted = { edition: 'house', seats: 3, bots: false };
  expect(ladderOf(house, wanted)).toEqual({ ...wanted, game: 'linko' });
  expect(ladderOf(linko, wanted)).toBeNull();
});

test('decisions of bots count as those of somebody who comes last: a gain shrinks, and from half on there is none', () => {
  const before = NEWCOMER;
  const won = { mu: 27, sigma: 8 };
  const last = { mu: 23, sigma: 8 };
  const change = (learned: typeof won, share: number): number =>
    sharedWithBots(before, learned, last, share).mu - before.mu;
  expect(change(won, 1)).toBeCloseTo(2);
  expect(change(won, 0.9)).toBeCloseTo(0.81 * 2 - 0.1 * 2);
  expect(change(won, 0.5)).toBeLessThan(0);
  for (const share of [0, 0.3, 1]) expect(change(last, share)).toBeCloseTo(-2);
});
