import { dealtChance, fastChance, readDeal, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { linx } from '../src/index.ts';
import { layOut, legalTexts, playAll, refused, seen } from './position.ts';

function decksWith(seats: number) {
  return linx.decks(tableFor(linx, seats));
}

function codesOf(seats: number, deck: number): string[] {
  const { cards, print } = decksWith(seats)[deck]!;
  return Array.from(cards, (card) => print(card));
}

test('§1.1 twelve numbers exist once in each of eight symbols', () => {
  const cards = codesOf(2, 0);
  expect(cards).toHaveLength(96);
  expect(new Set(cards).size).toBe(96);
  expect(cards.slice(0, 13).join(' ')).toBe('1d 2d 3d 4d 5d 6d 7d 8d 9d 10d 11d 12d 1s');
});

test('§1.2 there are 28 scoring cards', () => {
  expect(codesOf(4, 1).join(' ')).toBe(
    'S4 S4 S4 S5 S5 S5 S5 S6 S6 S6 S6 S6 S7 S7 S7 S7 S7 S8 S8 S8 S8 S9 S9 S9 S10 S10 S11 S12',
  );
});

test('§1.3 with five or six seats both decks are doubled', () => {
  expect(codesOf(5, 0).slice(0, 4)).toEqual(['1d', '1d', '2d', '2d']);
  expect(codesOf(6, 0)).toHaveLength(192);
  expect(codesOf(6, 1)).toHaveLength(56);
});

/** A game dealt from the decks as they lie before the shuffle. */
function dealInOrder(seats: number, first = 0) {
  const decks = decksWith(seats);
  const deal = { cards: codesOf(seats, 0), scoring: codesOf(seats, 1) };
  const orders = readDeal(decks, deal);
  if (typeof orders === 'string') throw new Error(orders);
  return linx.start(tableFor(linx, seats, {}, first), dealtChance(decks, [orders]).chance, null);
}

test('§2.1 each gets ten cards, then come four anchors, one discard and the stock', () => {
  const { hands, anchors, discards, stock } = seen(dealInOrder(3));
  expect(hands.map((hand) => hand.cards?.join(' '))).toEqual([
    '1d 2d 3d 4d 5d 6d 7d 8d 9d 10d',
    '11d 12d 1s 2s 3s 4s 5s 6s 7s 8s',
    '9s 10s 11s 12s 1h 2h 3h 4h 5h 6h',
  ]);
  expect(anchors).toEqual(['7h', '8h', '9h', '10h']);
  expect(discards).toEqual(['11h']);
  expect(stock.count).toBe(96 - 35);
  expect(stock.cards?.slice(0, 2)).toEqual(['12h', '1l']);
});

test('§2.2 three scoring cards lie face up', () => {
  const { scoring, scoringPile } = seen(dealInOrder(3));
  expect(scoring).toEqual([4, 4, 4]);
  expect(scoringPile.cards?.slice(0, 2)).toEqual([5, 5]);
});

test('§2.3 the first seat begins', () => {
  expect(seen(dealInOrder(4, 2))).toMatchObject({ actor: 2, phase: 'draw', beginner: 2 });
});

const TEN = '1d 2d 3d 4d 5d 6d 7d 8d 9d 10d';
const NINE = '1d 2d 3d 4d 5d 6d 7d 8d 9d';

test('§3.1 who has ten cards when the turn begins draws one', () => {
  const state = layOut({ hands: ['1h', TEN] });
  playAll(state, ['discard 1h', 'draw stock']);
  expect(seen(state)).toMatchObject({ actor: 1, phase: 'act' });
});

test('§3.1 who has fewer draws two', () => {
  const state = layOut({ hands: ['1h', NINE] });
  playAll(state, ['discard 1h', 'draw stock']);
  expect(seen(state)).toMatchObject({ actor: 1, phase: 'draw', drawsLeft: 1 });
  playAll(state, ['draw stock']);
  expect(seen(state)).toMatchObject({ actor: 1, phase: 'act', hands: [{ count: 0 }, { count: 11 }] });
});

test('§3.2 a card comes from the top of the stock or of the discard pile', () => {
  const layout = { hands: ['1h', TEN], phase: 'draw', stock: '9t 8t', discards: '3w 4w' } as const;
  expect(legalTexts(layOut(layout))).toEqual(['draw discard', 'draw stock']);
  const fromStock = layOut(layout);
  playAll(fromStock, ['draw stock']);
  expect(seen(fromStock).hands[0]!.cards).toEqual(['1h', '9t']);
  const fromDiscards = layOut(layout);
  playAll(fromDiscards, ['draw discard']);
  expect(seen(fromDiscards)).toMatchObject({ hands: [{ cards: ['1h', '3w'] }, {}], discards: ['4w'] });
});

test('§3.2 nothing can be drawn from an empty pile', () => {
  const noDiscards = layOut({ hands: ['1h', TEN], phase: 'draw', discards: '' });
  expect(legalTexts(noDiscards)).toEqual(['draw stock']);
  expect(refused(noDiscards, 'draw discard')).toBe('discards-empty');
  const noStock = layOut({ hands: ['1h', TEN], phase: 'draw', stock: '' });
  expect(legalTexts(noStock)).toEqual(['draw discard']);
  expect(refused(noStock, 'draw stock')).toBe('stock-empty');
});

test('§3.3 the second draw is skipped if both piles are empty after the first', () => {
  const state = layOut({ hands: ['1h', TEN], phase: 'draw', drawsLeft: 2, stock: '9t', discards: '' });
  expect(playAll(state, ['draw stock'])).toEqual([
    { type: 'drawn', seat: 0, from: 'stock', card: '9t' },
    { type: 'nothing-to-draw', seat: 0 },
  ]);
  expect(seen(state)).toMatchObject({ phase: 'act', drawsLeft: 0 });
});

test('§3.3 the second card may come from the discard pile when the first emptied the stock', () => {
  const state = layOut({ hands: ['1h', TEN], phase: 'draw', drawsLeft: 2, stock: '9t', discards: '3w' });
  playAll(state, ['draw stock']);
  expect(legalTexts(state)).toEqual(['draw discard']);
});

test('§3.4 after three idle turns for each player the discard pile is closed', () => {
  const state = layOut({ hands: [TEN, '1h'], actor: 1, idleTurns: 5 });
  expect(playAll(state, ['discard 1h'])).toContainEqual({ type: 'stalled', turns: 6 });
  expect(legalTexts(state)).toEqual(['draw stock']);
  expect(refused(state, 'draw discard')).toBe('stalled');
});

test('§3.4 one idle turn fewer leaves it open', () => {
  const state = layOut({ hands: [TEN, '1h'], actor: 1, idleTurns: 4 });
  playAll(state, ['discard 1h']);
  expect(legalTexts(state)).toEqual(['draw discard', 'draw stock']);
});

test('§3.4 only those who play in this game are counted', () => {
  const layout = { hands: [TEN, '', '1h'], players: [0, 2], actor: 2, idleTurns: 5, target: 500 } as const;
  const state = layOut(layout);
  playAll(state, ['discard 1h']);
  expect(legalTexts(state)).toEqual(['draw stock']);
});

test('§3.4 the first of two draws lifts the guard for the second', () => {
  const state = layOut({ hands: ['1h', TEN], phase: 'draw', drawsLeft: 2, idleTurns: 6 });
  expect(legalTexts(state)).toEqual(['draw stock']);
  playAll(state, ['draw stock']);
  expect(legalTexts(state)).toEqual(['draw discard', 'draw stock']);
  playAll(state, ['draw discard', 'discard 1h']);
  expect(seen(state).idleTurns).toBe(0);
});

test('§3.4 new anchors count as cards that left the stock', () => {
  const state = layOut({ hands: ['2d 2s', TEN], anchors: '1d 4s 8h 12w', idleTurns: 5 });
  playAll(state, ['chain 1d 2d 2s 4s for 4']);
  expect(seen(state).idleTurns).toBe(0);
  expect(legalTexts(state)).toContain('draw discard');
});

test('§3.4 a new game counts anew', () => {
  const state = layOut({ hands: ['2d 2s', TEN], stock: '', idleTurns: 5, target: 5000 });
  playAll(state, ['discard 2d'], fastChance('next'));
  expect(seen(state)).toMatchObject({ game: 1, idleTurns: 0, stockMoved: false });
});

test('§5.1 each different card of the hand may be discarded', () => {
  const state = layOut({ hands: ['1h 1h 3w', '', '', '', ''], scoring: [9, 9, 9] });
  expect(legalTexts(state)).toEqual(['discard 1h', 'discard 3w']);
  expect(playAll(state, ['discard 1h'])).toEqual([{ type: 'discarded', seat: 0, card: '1h' }]);
  expect(seen(state)).toMatchObject({
    discards: ['1h', '12p'],
    hands: [{ cards: ['1h', '3w'] }, {}, {}, {}, {}],
  });
});

test('§5.2 the turn passes clockwise, from the last seat to the first', () => {
  const state = layOut({ hands: [TEN, TEN, '1h 3w'], actor: 2 });
  playAll(state, ['discard 1h']);
  expect(seen(state)).toMatchObject({ actor: 0, phase: 'draw', drawsLeft: 1 });
});
