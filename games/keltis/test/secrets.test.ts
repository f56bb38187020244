import { FastRng, fastChance, tableFor } from '@quartet/core';
import { type Event, keltis } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { play, position, referee } from './position.ts';

test('§9.1 a hand is its owner’s; the pile and the cards out of the game are nobody’s', () => {
  const s = keltis.start(tableFor(keltis, 2), fastChance('secret'), null);
  const mine = keltis.view(s, 0);
  expect(mine.players[0]!.hand.cards).toHaveLength(8);
  expect(mine.players[1]!.hand).toEqual({ count: 8, known: [] });
  expect(mine.pile).toEqual({ count: 55 });
  expect(mine.removed).toEqual({ count: 30 });
  expect(keltis.view(s, 'table').players[0]!.hand).toEqual({ count: 8, known: [] });
});

test('§9.1 what is dealt and drawn is told to its owner only', () => {
  const hands = [
    { count: 2, cards: ['r1', 'r2'] },
    { count: 2, cards: ['g1', 'g2'] },
  ] as const;
  const dealt: Event = { type: 'dealt', round: 1, first: 0, hands, pile: 9, removed: 0 };
  const drawn: Event = { type: 'drawn', seat: 0, pile: 9, card: 'r3' };
  for (const event of [dealt, drawn]) expect(keltis.redact(event, 'referee')).toEqual(event);
  expect(keltis.redact(dealt, 0)).toEqual({ ...dealt, hands: [hands[0], { count: 2 }] });
  expect(keltis.redact(drawn, 0)).toEqual(drawn);
  for (const viewer of [1, 'table'] as const) {
    expect(keltis.redact(drawn, viewer)).toEqual({ type: 'drawn', seat: 0, pile: 9 });
  }
  expect(keltis.redact(dealt, 'table')).toEqual({ ...dealt, hands: [{ count: 2 }, { count: 2 }] });
});

test('§9.2 a card from a discard pile is known to all until it is played', () => {
  const s = position({
    hands: [
      ['r7', 'b1'],
      ['g1', 'g2'],
    ],
    discards: { y: ['y3'] },
  });
  play(s, 'row r7', 'draw y');
  expect(keltis.view(s, 'table').players[0]!.hand).toEqual({ count: 2, known: ['y3'] });
  play(s, 'row g1', 'draw pile', 'row b1', 'draw pile');
  expect(keltis.view(s, 1).players[0]!.hand).toEqual({ count: 2, known: ['y3'] });
  play(s, 'row g2', 'draw pile', 'discard y3');
  expect(keltis.view(s, 1).players[0]!.hand).toEqual({ count: 1, known: [] });
});

test('§9.2 of two equal cards the known one is taken to be played first', () => {
  const s = position({ hands: [['y3', 'y3', 'y5'], []], known: [['y3']] });
  play(s, 'row y3');
  expect(referee(s).players[0]!.hand).toEqual({ count: 2, known: [], cards: ['y3', 'y5'] });
});

test('§9.2 nor is it known any more when the equal card in hand was played', () => {
  const s = position({ hands: [['y3', 'r1'], ['g1']], discards: { y: ['y3'] } });
  play(s, 'row r1', 'draw y');
  expect(referee(s).players[0]!.hand.known).toEqual(['y3']);
  play(s, 'row g1', 'draw pile', 'row y3');
  expect(referee(s).players[0]!.hand).toEqual({ count: 1, known: [], cards: ['y3'] });
});

test('§9.2 the known card stays known, whatever is drawn after it', () => {
  const s = position({ hands: [['r9', 'g5'], []], known: [['r9'], []], pile: ['r1', 'r2'] });
  play(s, 'row g5', 'draw pile');
  expect(referee(s).players[0]!.hand).toEqual({ count: 2, known: ['r9'], cards: ['r1', 'r9'] });
});

test('§9.2 two known equal cards stay known one by one', () => {
  const s = position({ hands: [['y3', 'y3'], []], known: [['y3', 'y3']] });
  play(s, 'row y3');
  expect(referee(s).players[0]!.hand).toEqual({ count: 1, known: ['y3'], cards: ['y3'] });
});

test('§9.2 whoever imagines a hand puts the known cards there', () => {
  const s = position({ hands: [['r7'], ['y3', 'g1', 'p9']], known: [[], ['y3']] });
  const view = keltis.view(s, 0);
  const hands = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const { cards } = referee(keltis.imagine(view, new FastRng(i))).players[1]!.hand;
    expect(cards).toContain('y3');
    hands.add(String(cards));
  }
  expect(hands.size).toBeGreaterThan(20);
});

test('§9.3 every card of the discard piles is seen', () => {
  const s = position({ hands: [[], []], discards: { r: ['r1', 'rE', 'r5'] } });
  expect(keltis.view(s, 'table').discards.r).toEqual(['r1', 'rE', 'r5']);
});
