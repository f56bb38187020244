import { FastRng } from '@quartet/core';
import { linx } from '@quartet/linx';
import { expect, test } from 'vitest';
import { knowledge } from '../../src/linx/knowledge.ts';
import { TEMPERS } from '../../src/spec.ts';
import { favourite, legalMoves, positions, seen } from './position.ts';

test('a chain for the best scoring card on the table is laid', () => {
  const hand = '1s 2s 3s 4s 5s 5l 8w 9h 10p 11l 12h';
  const view = seen({ hand, anchors: '1d 5g 12t 11t', scoring: [8, 4, 4], stock: 8 });
  expect(favourite(view)).toMatch(/^chain .* for 8$/);
});

test('with the stock nearly gone any points are taken', () => {
  const hand = '1s 2s 3w 6h 8w 9l 10p 11g 12d 4t';
  const view = seen({ hand, anchors: '1d 2g 12t 6t', scoring: [11, 12, 4], stock: 1 });
  expect(favourite(view)).toBe('chain 1d 1s 2s 2g for 4');
});

test('one card short of a great scoring card, the short chain waits and what links to nothing goes', () => {
  const hand = '1s 2s 3s 4s 5s 6s 7s 8s 9s 12w';
  const view = seen({ hand, anchors: '1d 2g 11h 10h', scoring: [12, 4, 4], stock: 40 });
  expect(favourite(view)).toBe('discard 12w');
});

test('a card that links to nothing is discarded first', () => {
  const hand = '1s 2s 3s 3w 5w 6w 6l 8l 9l 12t';
  const view = seen({ hand, anchors: '11d 10g 10h 11p', scoring: [8, 9, 10] });
  expect(favourite(view)).toBe('discard 12t');
});

test('a discard that completes a chain is taken, one that links to nothing is not', () => {
  const sketch = {
    hand: '1s 2s 4w 5w 7l 8p 9g 10t 12h',
    anchors: '1d 4g 12t 11t',
    scoring: [7, 5, 5],
    phase: 'draw',
  } as const;
  expect(favourite(seen({ ...sketch, discards: '4s' }))).toBe('draw discard');
  expect(favourite(seen({ ...sketch, hand: '1s 2s 4w 5w 7l 9w 9g 10w 12h', discards: '6p' }))).toBe(
    'draw stock',
  );
});

test.each([2, 4, 6])('with %i seats, hidden cards change no rating', (seats) => {
  const rng = new FastRng('hidden');
  for (const state of positions(40, seats)) {
    const moves = legalMoves(state);
    const view = linx.view(state, state.turn);
    const ratings = new Float64Array(moves.length);
    const again = new Float64Array(moves.length);
    for (const temper of TEMPERS) {
      knowledge.rate(state, moves, temper, ratings);
      knowledge.rate(linx.imagine(view, rng), moves, temper, again);
      expect(again).toEqual(ratings);
    }
  }
});

test('of the chains for one scoring card between the same anchors only the best is rated high', () => {
  const state = linx.imagine(
    seen({ hand: '1s 2s 3s 4s 5s 6s 7s 8s 9s 10s', anchors: '1d 5g 12t 11t', scoring: [7, 7, 7] }),
    new FastRng('many'),
  );
  const moves = legalMoves(state);
  const ratings = new Float64Array(moves.length);
  knowledge.rate(state, moves, 'balanced', ratings);
  expect(moves.length).toBeGreaterThan(50);
  expect(ratings.filter((rating) => rating > 0).length).toBeLessThanOrEqual(10 + 1);
});

test('tempers choose differently', () => {
  const chosen = TEMPERS.map((temper) =>
    positions(80, 4).map((state) => favourite(linx.view(state, state.turn), temper)),
  );
  const differences = (a: readonly string[], b: readonly string[]) =>
    a.filter((move, i) => move !== b[i]).length;
  for (const [i, one] of chosen.entries()) {
    for (const other of chosen.slice(i + 1)) expect(differences(one, other)).toBeGreaterThan(0);
  }
});
