import { FastRng } from '@quartet/core';
import {
  chainFound,
  findChains,
  HIGH_ANCHOR,
  LOW_ANCHOR,
  lengthOf,
  links,
  MAX_HAND,
  PAIRS,
  pairIn,
  setIn,
} from '@quartet/linx';
import { expect, test } from 'vitest';
import { bestPoints, Solution } from '../../src/linx/solver.ts';
import { positions } from './position.ts';

/** The most cards on a path from `last` to the anchor over cards not used yet; -1 if it cannot be reached. */
function longestFrom(hand: readonly number[], last: number, goal: number, used: ReadonlySet<number>): number {
  let best = links(last, goal) ? 0 : -1;
  for (const [slot, card] of hand.entries()) {
    if (used.has(slot) || !links(last, card)) continue;
    const rest = longestFrom(hand, card, goal, new Set([...used, slot]));
    if (rest >= 0) best = Math.max(best, rest + 1);
  }
  return best;
}

/** By trying every order: the length of the longest chain between two anchors, or 0. */
function longestBetween(hand: readonly number[], low: number, high: number): number {
  let best = 0;
  for (const [slot, card] of hand.entries()) {
    const rest = links(low, card) ? longestFrom(hand, card, high, new Set([slot])) : -1;
    if (rest >= 0) best = Math.max(best, rest + 3);
  }
  return best;
}

test('the longest chain between each pair of anchors, and without each card, is what trying all orders finds', () => {
  const rng = new FastRng('solver');
  const solution = new Solution();
  for (let deal = 0; deal < 40; deal++) {
    const deck = Uint8Array.from({ length: 96 }, (_, i) => (Math.floor(i / 12) << 4) | ((i % 12) + 1));
    rng.shuffle(deck);
    const hand = deck.slice(0, 8).sort();
    const anchors = deck.slice(8, 12);
    solution.solve(hand, 0, hand.length, anchors);
    const lengths = (cards: readonly number[]) =>
      Array.from({ length: PAIRS }, (_, pair) =>
        longestBetween(cards, anchors[LOW_ANCHOR[pair]!]!, anchors[HIGH_ANCHOR[pair]!]!),
      );
    const all = lengths([...hand]);
    expect([...solution.longestBetween]).toEqual(all);
    expect(solution.longest).toBe(Math.max(...all));
    for (let slot = 0; slot < hand.length; slot++) {
      const rest = [...hand].filter((_, other) => other !== slot);
      expect(solution.longestWithout[slot]).toBe(Math.max(...lengths(rest)));
    }
  }
});

test('each longest chain is one of those that can be laid', () => {
  const solution = new Solution();
  for (const state of positions(60, 3)) {
    solution.read(state, state.turn);
    const count = findChains(state.hands, state.turn * MAX_HAND, state.held[state.turn]!, state.anchors, 3);
    const chains = new Set(Array.from({ length: count }, (_, i) => chainFound(i)));
    expect(solution.chains).toBe(count);
    for (const [pair, chain] of solution.chainBetween.entries()) {
      if (solution.longestBetween[pair] === 0) expect(chain).toBe(-1);
      else {
        expect(chains.has(chain)).toBe(true);
        expect(pairIn(chain)).toBe(pair);
        expect(lengthOf(chain)).toBe(solution.longestBetween[pair]);
        expect(setIn(chain)).toBeGreaterThan(0);
      }
    }
  }
});

test('a chain takes the best scoring card that it is long enough for', () => {
  const state = positions(1, 2)[0]!;
  state.scoring.set([5, 9, 7]);
  expect([4, 5, 7, 8, 9, 12].map((length) => bestPoints(state, length))).toEqual([0, 15, 30, 30, 55, 55]);
});
