import { NOBODY } from '@quartet/core';
import { expect, test } from 'vitest';
import { linko } from '../src/index.ts';
import { at, hand, layers, open, play, points, row } from './position.ts';

// §7 End and §8 score.

const published = { supplyEnd: 'published' } as const;
/** Two opponents whose pairs a pair of nines snatches, one after the other. */
const PAIRS = [{ hand: '9 9 1' }, { hand: '2 3', layers: '4 4' }, { hand: '2 3', layers: '5 5' }];

test('§4.4 §7.1 playing the last card ends the round at once, nothing is snatched', () => {
  const state = at({ seats: [{ hand: '9 9', layers: '1' }, { hand: '2 3', layers: '4 4' }, { hand: '2' }] });
  expect(play(state, 'play 9 9')).toEqual([
    { type: 'played', seat: 0, cards: ['9', '9'] },
    { type: 'round-over', round: 1, turn: 0, reason: 'empty-hand', points: [3, 0, -1] },
    { type: 'match-over', scores: [3, 0, -1], winners: [0] },
  ]);
  expect(open(state)).toMatchObject({ phase: 'over', actor: NOBODY });
  expect(layers(state, 1)).toBe('4 4');
});

test('§7.2 a slot that stays empty makes this the last turn, whose other snatches are still settled', () => {
  const state = at({ seats: PAIRS, row: '1|2|3|4|5|6', pile: '8' });
  play(state, 'play 9 9', 'take', 'draw row 6', 'draw pile');
  expect(row(state)).toBe('1|2|3|4|5|-');
  expect(open(state)).toMatchObject({ lastTurn: true, phase: 'snatch', victim: 2 });
  const events = play(state, 'leave', 'reclaim');
  expect(events.at(-2)).toMatchObject({ type: 'round-over', reason: 'supply' });
  expect(open(state).phase).toBe('over');
});

test('§7.2 the row that could not be refilled is told once', () => {
  const state = at({ seats: PAIRS, row: '1|2|3|4|5|6' });
  const events = play(
    state,
    'play 9 9',
    'take',
    'draw row 1',
    'draw row 2',
    'take',
    'draw row 3',
    'draw row 4',
  );
  expect(events.filter((event) => event.type === 'last-turn')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ type: 'match-over' });
});

test('§7.2 an empty pile beside a full row ends nothing', () => {
  const state = at({ seats: PAIRS, pile: '8 8' });
  play(state, 'play 9 9', 'take', 'draw pile', 'draw pile', 'leave', 'reclaim');
  expect(open(state)).toMatchObject({ lastTurn: false, phase: 'play', turn: 1, pile: { count: 0 } });
});

test('§7.3 the round is over at once when more is due than there is to draw', () => {
  const state = at({ seats: PAIRS, row: '-|-|1|-|-|-' });
  play(state, 'play 9 9', 'take');
  expect(open(state)).toMatchObject({ phase: 'draw', due: 2 });
  const events = play(state, 'draw row 3');
  expect(events.map((event) => event.type)).toEqual(['drawn', 'round-over', 'match-over']);
  expect(layers(state, 2)).toBe('5 5');
});

test('§7.3 a victim who draws the last card of all, and needs no more, does not end the turn', () => {
  const state = at({ seats: PAIRS, row: '-|-|1|-|-|1' });
  play(state, 'play 9 9', 'take', 'draw row 3', 'draw row 6');
  expect(open(state)).toMatchObject({ lastTurn: true, phase: 'snatch', victim: 2 });
});

test.each([['take'], ['leave', 'discard']])(
  '§7.5 %s is legal with nothing left to draw, and ends the round',
  (...moves) => {
    const state = at({ seats: PAIRS, row: '-|-|-|-|-|-', lastTurn: true });
    const events = play(state, 'play 9 9', ...moves);
    expect(events.map((event) => event.type).slice(-2)).toEqual(['round-over', 'match-over']);
    expect(layers(state, 1)).toBe('');
    expect(hand(state, 0)).toBe(moves[0] === 'take' ? '1 4 4' : '1');
  },
);

test('§7.4 published: the round is over as soon as pile and row are both empty', () => {
  const state = at({ seats: PAIRS, row: '-|-|1|-|-|1', options: published });
  const events = play(state, 'play 9 9', 'take', 'draw row 3', 'draw row 6');
  expect(events.map((event) => event.type).slice(-2)).toEqual(['round-over', 'match-over']);
  expect(layers(state, 2)).toBe('5 5');
});

test('§7.4 published: also by a card from the pile, and with more due', () => {
  const state = at({ seats: PAIRS, row: '-|-|-|-|-|-', pile: '8', options: published });
  play(state, 'play 9 9', 'take', 'draw pile');
  expect(open(state)).toMatchObject({ phase: 'over' });
});

test('§7.4 published: a row that cannot be refilled ends nothing', () => {
  const state = at({ seats: PAIRS, row: '1|2|3|4|5|6', options: published });
  play(state, 'play 9 9', 'take', 'draw row 1', 'draw row 2', 'leave', 'reclaim');
  expect(row(state)).toBe('-|-|3|4|5|6');
  expect(open(state)).toMatchObject({ lastTurn: false, phase: 'play', turn: 1 });
});

test('§6.4 the discard pile never comes back', () => {
  const state = at({ seats: PAIRS, row: '-|-|-|-|-|1', discards: ['8', '8', '8'] });
  play(state, 'play 9 9', 'take', 'draw row 6');
  expect(open(state)).toMatchObject({ phase: 'over', discards: ['8', '8', '8'] });
});

test('§8.1 cards in layers count for you, cards in hand against you', () => {
  const state = at({ seats: [{ hand: '1 2', layers: '5 5 X < 7' }, { hand: '' }, { hand: '9 9 9' }] });
  expect(linko.scoreSheet(state)[0]).toEqual({
    seat: 0,
    place: 1,
    points: 2,
    parts: [
      { key: 'layers', points: 4 },
      { key: 'hand', points: -2 },
    ],
  });
  expect(points(state)).toEqual([2, 0, -3]);
});

test('§8.2 players who are level share the place', () => {
  const state = at({ seats: [{ hand: '1' }, { hand: '1 1', layers: '5 5' }, { hand: '1', layers: '7' }] });
  expect(linko.scoreSheet(state).map((line) => line.place)).toEqual([3, 1, 1]);
});

test('§8.3 points are added up, and the next deal is begun by the next seat', () => {
  const seats = [
    { hand: '9', earlier: 5 },
    { hand: '2 3', layers: '4', earlier: -2 },
    { hand: '2', earlier: 0 },
  ];
  const state = at({ seats, options: { rounds: 3 }, round: 2 });
  const events = play(state, 'play 9');
  expect(events.map((event) => event.type)).toEqual(['played', 'round-over', 'dealt']);
  expect(events[1]).toMatchObject({ points: [1, -1, -1] });
  expect(open(state)).toMatchObject({ round: 3, turn: 2, phase: 'play', discards: [] });
  expect(open(state).seats.map((seat) => seat.earlier)).toEqual([6, -3, -1]);
  expect(points(state)).toEqual([6 - 13, -3 - 13, -1 - 13]);
  expect(linko.scoreSheet(state)[0]!.parts[0]).toEqual({ key: 'earlier', points: 6 });
});
