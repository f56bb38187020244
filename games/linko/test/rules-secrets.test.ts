import { FastRng, fastChance, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { type Event, linko, type State } from '../src/index.ts';
import { at, play } from './position.ts';

// §10 Who sees what.

function knownOf(state: State, seat: number): string {
  return linko.view(state, 'table').seats[seat]!.known.join(' ');
}

function start(duel: boolean, log: (event: Event) => void = () => {}): State {
  return linko.start(tableFor(linko, 2, { duel }), fastChance('deal'), log);
}

test('§10.1 a hand is seen by its holder and the referee', () => {
  const state = start(false);
  expect(linko.view(state, 1).seats.map(({ hand }) => 'cards' in hand)).toEqual([false, true]);
  expect(linko.view(state, 'table').seats.map(({ hand }) => 'cards' in hand)).toEqual([false, false]);
  expect(linko.view(state, 'referee').seats.map(({ hand }) => 'cards' in hand)).toEqual([true, true]);
  expect(linko.view(state, 1).pile).toEqual({ count: 109 - 26 - 6 });
});

test('§10.1 the deal tells each seat its own cards', () => {
  const events: Event[] = [];
  start(false, (event) => events.push(event));
  expect(linko.redact(events[0]!, 0)).toMatchObject({
    hands: [{ count: 13, cards: expect.anything() }, { count: 13 }],
  });
  expect(linko.redact(events[0]!, 'table')).toMatchObject({ hands: [{ count: 13 }, { count: 13 }] });
  expect(linko.redact(events[0]!, 'referee')).toBe(events[0]);
});

test('§10.1 the two jokers of a Duel are known to all', () => {
  const state = start(true);
  expect([knownOf(state, 0), knownOf(state, 1)]).toEqual(['X X', 'X X']);
});

const seats = [{ hand: '9 9 1' }, { hand: '2 3', layers: '4 X' }];
const options = { duel: false };

test('§10.1 a card from the pile is seen by the drawer alone', () => {
  const state = at({ seats, options, pile: '8 8' });
  play(state, 'play 9 9', 'take');
  const [drawn] = play(state, 'draw pile');
  expect(drawn).toEqual({ type: 'drawn', from: 'pile', seat: 1, card: '8' });
  expect(linko.redact(drawn!, 1)).toBe(drawn);
  expect(linko.redact(drawn!, 0)).toEqual({ type: 'drawn', from: 'pile', seat: 1 });
  expect(linko.redact(drawn!, 'table')).toEqual({ type: 'drawn', from: 'pile', seat: 1 });
  expect(knownOf(state, 1)).toBe('');
});

test('§10.2 taken cards and cards from the row are known to all', () => {
  const state = at({ seats, options, row: '1|2|3|4|5|6', pile: '8 8' });
  play(state, 'play 9 9', 'take', 'draw row 2', 'draw row 6');
  expect([knownOf(state, 0), knownOf(state, 1)]).toEqual(['4 X', '2 6']);
});

test('§10.2 reclaimed cards are known to all', () => {
  const state = at({ seats, options });
  play(state, 'play 9 9', 'leave', 'reclaim');
  expect(knownOf(state, 1)).toBe('4 X');
});

test('§10.2 what is snatched from the ghost is known to all', () => {
  const state = at({ seats: [{ hand: '9 1' }, { hand: '2' }], ghost: '5 7 7' });
  play(state, 'play 9', 'snatch 5');
  expect(knownOf(state, 0)).toBe('5');
});

test('§10.2 cards of a known face are played known ones first', () => {
  const state = at({ seats: [{ hand: '5 5 5 5 X X 1', known: '5 5 5 X' }, { hand: '2' }], options });
  play(state, 'play 5 5 X');
  expect(knownOf(state, 0)).toBe('5');
});

test('§10.2 what everybody knows of a hand is in every hand imagined', () => {
  const view = linko.view(start(true), 0);
  for (let i = 0; i < 20; i++) {
    const hand = linko.view(linko.imagine(view, new FastRng(i)), 1).seats[1]!.hand.cards!;
    expect(hand.filter((card) => card === 'X').length).toBeGreaterThanOrEqual(2);
  }
});
