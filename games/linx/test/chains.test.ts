import { expect, test } from 'vitest';
import { orderChain } from '../src/chains.ts';
import { cardOf, chainFound, findChains, pairOf, setIn } from '../src/index.ts';
import { layOut, legalTexts, playAll, refused, seen } from './position.ts';

const chainsOf = (texts: readonly string[]): string[] => texts.filter((text) => text.startsWith('chain'));

test('§4.1 a chain runs from one anchor to another through cards of the hand', () => {
  const state = layOut({ hands: ['1s 12t', ''], anchors: '1d 4s 8h 12w', scoring: [4, 5, 7] });
  expect(chainsOf(legalTexts(state))).toEqual([]);
  expect(refused(state, 'chain 1d 1s 4s for 4')).toBe('too-short');
  expect(refused(state, 'chain 1d 4s for 4')).toBe('nothing-between');
  expect(refused(state, 'chain 1d for 4')).toBe('nothing-between');
});

test('§4.1 both ends are anchors, and different ones', () => {
  const state = layOut({ hands: ['1s 1w 2d 2s', ''], anchors: '1d 4s 8h 12w' });
  expect(refused(state, 'chain 1s 1w 12w for 4')).toBe('no-anchor');
  expect(refused(state, 'chain 12w 1w 1s for 4')).toBe('no-anchor');
  expect(refused(state, 'chain 1d 1s 2s 2d 1d for 4')).toBe('same-anchor');
});

test('§4.1 all cards between are from the hand, each used once', () => {
  const state = layOut({ hands: ['1s 2s', '3s'], anchors: '1d 4s 8h 12w' });
  expect(refused(state, 'chain 1d 1s 3s 4s for 4')).toBe('not-in-hand');
  expect(refused(state, 'chain 1d 1s 1s 4s for 4')).toBe('too-few-in-hand');
  expect(refused(state, 'chain 1d 1s 2s 4s for 4')).toBe(null);
});

test('§4.2 neighbours share number or symbol', () => {
  const state = layOut({ hands: ['1s 2s', ''], anchors: '1d 4s 8h 12w' });
  expect(refused(state, 'chain 1d 2s 1s 4s for 4')).toBe('no-link');
  expect(refused(state, 'chain 1d 1s 2s 12w for 4')).toBe('no-link');
});

test('§4.3 the anchors count', () => {
  const state = layOut({ hands: ['1s 2s 3s', ''], anchors: '1d 4s 8h 12w', scoring: [5, 6, 7] });
  expect(chainsOf(legalTexts(state))).toEqual(['chain 1d 1s 2s 3s 4s for 5']);
});

test('§4.4 any scoring card that needs no more may be taken, of equal ones the lower slot', () => {
  const state = layOut({ hands: ['1s 2s 3s', ''], scoring: [5, 4, 5], scoringPile: [9] });
  expect(legalTexts(state)).toContain('chain 1d 1s 2s 3s 4s for 4');
  expect(refused(state, 'chain 1d 1s 2s 3s 4s for 7')).toBe('no-scoring-card');
  playAll(state, ['chain 1d 1s 2s 3s 4s for 5']);
  expect(seen(state)).toMatchObject({ scoring: [9, 4, 5], won: [[5], []] });
});

test('§4.4 without a scoring card that fits no chain may be laid', () => {
  const layout = { hands: ['1s 2s 3s', ''], anchors: '1d 4s 8h 12w' } as const;
  expect(chainsOf(legalTexts(layOut({ ...layout, scoring: [6, 7, 12] })))).toEqual([]);
  expect(chainsOf(legalTexts(layOut({ ...layout, scoring: [null, null, null] })))).toEqual([]);
  const state = layOut({ ...layout, scoring: [6, 7, null] });
  expect(refused(state, 'chain 1d 1s 2s 3s 4s for 6')).toBe('too-short');
});

test('§4.5 the same cards between the same anchors are one chain, laid in any order that links', () => {
  const layout = { hands: ['1s 2s 3s', ''], scoring: [5, 6, 7] } as const;
  expect(chainsOf(legalTexts(layOut(layout)))).toHaveLength(1);
  for (const text of [
    'chain 1d 1s 2s 3s 4s for 5',
    'chain 1d 1s 3s 2s 4s for 5',
    'chain 4s 3s 2s 1s 1d for 5',
    'chain 4s 2s 3s 1s 1d for 5',
  ]) {
    const state = layOut(layout);
    playAll(state, [text]);
    expect(seen(state).hands[0]).toEqual({ count: 0, known: [], cards: [] });
  }
  expect(refused(layOut(layout), 'chain 1d 2s 1s 3s 4s for 5')).toBe('no-link');
});

const FIVE = ['', '', '', ''];

test('§4.6 two equal anchors are different anchors', () => {
  const state = layOut({ hands: ['1s 1s', ...FIVE], anchors: '1d 9h 8h 1d', stock: '7t 8t 9t' });
  expect(chainsOf(legalTexts(state))).toEqual(['chain 1d 1s 1s 1d for 4']);
  playAll(state, ['chain 1d 1s 1s 1d for 4']);
  expect(seen(state).anchors).toEqual(['7t', '9h', '8h', '8t']);
});

test('§4.6 of an anchor that is there twice the lower slot is meant', () => {
  const state = layOut({ hands: ['1s 2s', ...FIVE], anchors: '9h 4s 1d 4s', stock: '7t 8t 9t' });
  expect(chainsOf(legalTexts(state))).toEqual(['chain 4s 1s 2s 4s for 4', 'chain 4s 2s 1s 1d for 4']);
  playAll(state, ['chain 1d 1s 2s 4s for 4']);
  expect(seen(state).anchors).toEqual(['9h', '7t', '8t', '4s']);
});

test('§4.6 of two equal cards in hand either is the same chain', () => {
  const state = layOut({ hands: ['1s 2s 2s', ...FIVE], anchors: '1d 9h 8h 4s' });
  expect(chainsOf(legalTexts(state))).toEqual([
    'chain 1d 1s 2s 2s 4s for 4',
    'chain 1d 1s 2s 2s 4s for 5',
    'chain 1d 1s 2s 4s for 4',
  ]);
});

test('§4.7 the cards leave the game, anchors and scoring card are replaced, lower slot first', () => {
  const state = layOut({
    hands: ['1s 2s 9p', '5d'],
    anchors: '4s 8h 1d 12w',
    stock: '7t 8t 9t',
    scoringPile: [10, 11],
  });
  expect(playAll(state, ['chain 1d 1s 2s 4s for 4'])).toEqual([
    { type: 'chain', seat: 0, cards: ['4s', '2s', '1s', '1d'], anchors: [1, 3], for: 4, slot: 1, points: 10 },
    { type: 'anchor', slot: 1, card: '7t' },
    { type: 'anchor', slot: 3, card: '8t' },
    { type: 'scoring-card', slot: 1, length: 10 },
  ]);
  expect(seen(state)).toMatchObject({
    actor: 1,
    anchors: ['7t', '8h', '8t', '12w'],
    scoring: [10, 5, 7],
    won: [[4], []],
    hands: [{ cards: ['9p'] }, {}],
    stock: { count: 1 },
  });
  expect(seen(state).gone).toEqual(expect.arrayContaining(['4s', '2s', '1s', '1d']));
});

test('§4.7 slots stay empty when stock and scoring pile run out', () => {
  const state = layOut({ hands: ['1s 2s 9p', '5d'], anchors: '4s 8h 1d 12w', stock: '7t', scoringPile: [] });
  playAll(state, ['chain 1d 1s 2s 4s for 4']);
  expect(seen(state)).toMatchObject({
    phase: 'over',
    anchors: ['7t', '8h', null, '12w'],
    scoring: [null, 5, 7],
  });
});

const cards = (codes: string): Uint8Array => Uint8Array.from(codes.split(' '), cardOf);

test('a chain is put into the first order that links, and no order is invented', () => {
  const hand = cards('1s 3s 2s');
  const anchors = cards('1d 4s 8h 12w');
  const slots = new Uint8Array(11);
  findChains(hand, 0, 3, anchors, 5);
  expect(setIn(chainFound(0))).toBe(0b111);
  expect(orderChain(hand, 0, 3, anchors, chainFound(0), slots)).toBe(3);
  expect([...slots.subarray(0, 3)]).toEqual([0, 1, 2]);
  expect(orderChain(hand, 0, 3, anchors, pairOf(2, 3) * 2048 + 0b111, slots)).toBe(0);
});
