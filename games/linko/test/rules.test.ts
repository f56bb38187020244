import { dealtChance, readDeal, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { linko } from '../src/index.ts';
import { at, hand, layers, legalTexts, open, play, refusal, row } from './position.ts';

// §1–§6: what is played and snatched.

const THREE = [{ hand: '7 7 X 9' }, { hand: '2 3', layers: '4 < 6 6' }, { hand: '2 3', layers: '5 5' }];

test('§1.1 the deck has eight of each number and five jokers', () => {
  const [deck] = linko.decks(tableFor(linko, 4));
  const codes = Array.from(deck!.cards, (card) => deck!.print(card));
  expect(codes).toHaveLength(109);
  expect(codes.slice(0, 9)).toEqual(['1a', '1b', '1c', '1d', '1e', '1f', '1g', '1h', '2a']);
  expect(codes.slice(-6)).toEqual(['13h', 'Xa', 'Xb', 'Xc', 'Xd', 'Xe']);
});

test('§2.1 13 cards to each seat in turn, then the row from left to right, the rest is the pile', () => {
  const table = tableFor(linko, 3, {}, 2);
  const decks = linko.decks(table);
  const listed = Array.from(decks[0]!.cards, (card) => decks[0]!.print(card));
  const order = readDeal(decks, { cards: listed });
  if (typeof order === 'string') throw new Error(order);
  const state = linko.start(table, dealtChance(decks, [order]).chance, null);
  expect(hand(state, 0)).toBe('1 1 1 1 1 1 1 1 2 2 2 2 2');
  expect(hand(state, 1)).toBe('2 2 2 3 3 3 3 3 3 3 3 4 4');
  expect(row(state)).toBe('5|6|6|6|6|6');
  expect(open(state).pile.cards!.slice(0, 4)).toEqual(['6', '6', '6', '7']);
  expect(open(state).pile.count).toBe(109 - 39 - 6);
  expect(open(state).discards).toEqual([]);
  expect(open(state)).toMatchObject({ actor: 2, turn: 2, phase: 'play' });
});

test('§3.3 the turn passes clockwise, from the last seat to the first', () => {
  const state = at({ seats: THREE, turn: 2, actor: 2 });
  play(state, 'play 2');
  expect(open(state)).toMatchObject({ turn: 0, actor: 0, phase: 'play' });
});

test('§4.1 one or more cards of one number are a new top layer', () => {
  const state = at({ seats: [{ hand: '2 2 5 5 5', layers: '9' }, { hand: '1' }], options: { duel: false } });
  expect(legalTexts(state)).toEqual(['play 2', 'play 2 2', 'play 5', 'play 5 5', 'play 5 5 5']);
  expect(play(state, 'play 5 5')).toEqual([{ type: 'played', seat: 0, cards: ['5', '5'] }]);
  expect(layers(state, 0)).toBe('9 < 5 5');
  expect(hand(state, 0)).toBe('2 2 5');
});

test('§4.1 cards of two numbers, or cards that are not there, are refused', () => {
  const state = at({ seats: THREE });
  expect(refusal(state, 'play 7 9')).toEqual({
    code: 'one-number',
    rule: '§4.1',
    details: { card: '7', other: '9' },
  });
  expect(refusal(state, 'play 7 7 7')).toMatchObject({
    code: 'too-few',
    details: { card: '7', have: 2, wanted: 3 },
  });
  expect(refusal(state, 'play 9 X X')).toMatchObject({
    code: 'too-few',
    details: { card: 'X', have: 1, wanted: 2 },
  });
  expect(refusal(state, 'play 8')).toMatchObject({
    code: 'too-few',
    details: { card: '8', have: 0, wanted: 1 },
  });
});

test('§4.2 jokers go with any number, or alone', () => {
  const state = at({ seats: [{ hand: '7 7 X X' }, { hand: '1' }], options: { duel: false } });
  expect(legalTexts(state).sort()).toEqual([
    'play 7',
    'play 7 7',
    'play 7 7 X',
    'play 7 7 X X',
    'play 7 X',
    'play 7 X X',
    'play X',
    'play X X',
  ]);
});

test('§4.2 jokers take the number they are played with', () => {
  const state = at({
    seats: [{ hand: '7 X 1' }, { hand: '1', layers: '7 7' }, { hand: '1', layers: '6 X' }],
  });
  play(state, 'play 7 X');
  expect(open(state)).toMatchObject({ phase: 'snatch', victim: 2 });
});

test('§4.2 jokers alone have the value 14', () => {
  const state = at({ seats: [{ hand: 'X 1' }, { hand: '1', layers: '13' }, { hand: '1', layers: 'X' }] });
  play(state, 'play X');
  expect(open(state)).toMatchObject({ phase: 'snatch', victim: 1 });
  play(state, 'leave', 'reclaim');
  expect(open(state)).toMatchObject({ phase: 'play', turn: 1 });
});

test('§4.3 there is no pass', () => {
  const state = at({ seats: [{ hand: '7' }, { hand: '1' }], options: { duel: false } });
  expect(legalTexts(state)).toEqual(['play 7']);
  expect(linko.parse('pass')).toBeNull();
});

test('§5.1 opponents are checked clockwise from the left neighbour', () => {
  const pairs = { hand: '2 3', layers: '4 4' };
  const state = at({ seats: [pairs, { hand: '7 7 9' }, pairs, pairs], turn: 1, actor: 1 });
  const victims = [];
  for (play(state, 'play 7 7'); open(state).phase === 'snatch'; play(state, 'leave', 'reclaim')) {
    victims.push(open(state).victim);
  }
  expect(victims).toEqual([2, 3, 0]);
  expect(open(state)).toMatchObject({ phase: 'play', turn: 2 });
});

test('§5.2 only a top layer of as many cards and a lower value is snatched', () => {
  const seats = [
    { hand: '7 7 9' },
    { hand: '1', layers: '6 < 8 8' },
    { hand: '1', layers: '6 6 6' },
    { hand: '1', layers: '7 7' },
  ];
  const state = at({ seats });
  expect(play(state, 'play 7 7').map((event) => event.type)).toEqual(['played']);
  expect(open(state)).toMatchObject({ phase: 'play', turn: 1 });
});

test('§5.2 a player without layers loses nothing', () => {
  const state = at({ seats: [{ hand: '7 9' }, { hand: '1' }, { hand: '1' }] });
  play(state, 'play 7');
  expect(open(state)).toMatchObject({ phase: 'play', turn: 1 });
});

test('§5.3 a layer uncovered by a snatch is not compared in this turn', () => {
  const state = at({ seats: [{ hand: '7 7 9' }, { hand: '1', layers: '2 2 < 3 3' }, { hand: '1' }] });
  play(state, 'play 7 7', 'leave', 'reclaim');
  expect(layers(state, 1)).toBe('2 2');
  expect(open(state)).toMatchObject({ phase: 'play', turn: 1 });
});

test('§5.4 a snatch is settled, drawing and refilling included, before the next opponent is checked', () => {
  const state = at({ seats: THREE, row: '1|2|3|4|5|6', pile: '8 9 10' });
  play(state, 'play 7 7', 'take', 'draw row 2');
  expect(open(state)).toMatchObject({ phase: 'draw', actor: 1, due: 1 });
  expect(play(state, 'draw row 4').map((event) => event.type)).toEqual(['drawn', 'refilled', 'snatched']);
  expect(row(state)).toBe('1|8|3|9|5|6');
  expect(open(state)).toMatchObject({ phase: 'snatch', actor: 0, victim: 2 });
});

test('§5.5 taken cards join the hand of the active player, the victim draws as many', () => {
  const state = at({ seats: THREE });
  const events = play(state, 'play 7 7', 'take');
  expect(events).toEqual([
    { type: 'played', seat: 0, cards: ['7', '7'] },
    { type: 'snatched', seat: 0, victim: 1, cards: ['6', '6'] },
    { type: 'taken', seat: 0, victim: 1, cards: ['6', '6'] },
  ]);
  expect(hand(state, 0)).toBe('6 6 9 X');
  expect(layers(state, 1)).toBe('4');
  expect(open(state)).toMatchObject({ phase: 'draw', actor: 1, due: 2 });
});

test('§5.6 left cards are the victim’s to decide about', () => {
  const state = at({ seats: THREE });
  play(state, 'play 7 7', 'leave');
  expect(open(state)).toMatchObject({ phase: 'reclaim', actor: 1 });
  expect(legalTexts(state)).toEqual(['reclaim', 'discard']);
});

test('§5.6 reclaimed cards go back into the hand, and nothing is drawn', () => {
  const state = at({ seats: THREE });
  play(state, 'play 7 7', 'leave', 'reclaim');
  expect(hand(state, 1)).toBe('2 3 6 6');
  expect(open(state)).toMatchObject({ phase: 'snatch', victim: 2 });
});

test('§5.6 for discarded cards the victim draws as many', () => {
  const state = at({ seats: THREE });
  play(state, 'play 7 7', 'leave', 'discard');
  expect(hand(state, 1)).toBe('2 3');
  expect(open(state)).toMatchObject({ discards: ['6', '6'], phase: 'draw', actor: 1, due: 2 });
});

test('§5.7 jokers leave a layer as plain jokers', () => {
  const seats = [{ hand: '9 9 9 1' }, { hand: '2', layers: '7 X X' }, { hand: '2', layers: '8 8 X' }];
  const state = at({ seats });
  play(state, 'play 9 9 9', 'leave', 'reclaim', 'leave', 'discard');
  expect(hand(state, 1)).toBe('2 7 X X');
  expect(open(state).discards).toEqual(['8', '8', 'X']);
});

test('§6.1 a victim draws from the pile or from any slot that has a card', () => {
  const state = at({
    seats: THREE,
    row: '1|2|3|4|5|6',
    pile: '8 9',
    phase: 'draw',
    actor: 1,
    victim: 1,
    due: 3,
  });
  expect(legalTexts(state)).toHaveLength(7);
  play(state, 'draw row 3', 'draw pile');
  expect(hand(state, 1)).toBe('2 3 3 8');
  expect(legalTexts(state)).toEqual([
    'draw pile',
    'draw row 1',
    'draw row 2',
    'draw row 4',
    'draw row 5',
    'draw row 6',
  ]);
  expect(refusal(state, 'draw row 3')).toEqual({ code: 'slot-empty', rule: '§6.3', details: { slot: 3 } });
});

test('§6.3 emptied slots are refilled from left to right once all is drawn', () => {
  const state = at({
    seats: THREE,
    row: '1|2|3|4|5|6',
    pile: '8 9 10',
    phase: 'draw',
    actor: 1,
    victim: 1,
    due: 3,
  });
  play(state, 'draw row 5', 'draw row 1');
  expect(row(state)).toBe('-|2|3|4|-|6');
  const events = play(state, 'draw pile');
  expect(row(state)).toBe('9|2|3|4|10|6');
  expect(events[1]).toEqual({
    type: 'refilled',
    placed: [
      { slot: 1, card: '9' },
      { slot: 5, card: '10' },
    ],
  });
});

test('§3.2 a move that is not asked for is refused, naming what is', () => {
  const state = at({ seats: THREE });
  expect(refusal(state, 'take')).toEqual({ code: 'not-now', rule: '§5.5', details: { asked: 'play' } });
  play(state, 'play 7 7');
  expect(refusal(state, 'play 9')).toEqual({ code: 'not-now', rule: '§4.1', details: { asked: 'snatch' } });
  expect(refusal(state, 'draw pile')).toEqual({
    code: 'not-now',
    rule: '§6.1',
    details: { asked: 'snatch' },
  });
});
