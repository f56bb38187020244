import { combos, type State } from '@quartet/combos';
import { dealtChance, fastChance, readDeal, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { hands, referee } from './position.ts';

const printed = (bytes: Uint8Array): string[] =>
  Array.from(bytes, (card) => combos.decks(tableFor(combos, 2))[0]!.print(card));
const deck = printed(Uint8Array.from(combos.decks(tableFor(combos, 2))[0]!.cards));

/** A first round with the deck unshuffled. */
function unshuffled(seats: number, first = 0): State {
  const table = tableFor(combos, seats, {}, first);
  const order = readDeal(combos.decks(table), { cards: deck });
  if (typeof order === 'string') throw new Error(order);
  return combos.start(table, dealtChance(combos.decks(table), [order]).chance, null);
}

test('§1.1 each number from 1 to 12 is there four times', () => {
  for (let number = 1; number <= 12; number++) {
    expect(deck.filter((card) => card === String(number))).toHaveLength(4);
  }
});

test('§1.2 two X, two Stop and two Redraw make 54 cards', () => {
  expect(deck.slice(48)).toEqual(['X', 'X', 'S', 'S', 'R', 'R']);
  expect(deck).toHaveLength(54);
});

test('§2.1 each hand is ten cards off the top, in the order dealt', () => {
  expect(hands(unshuffled(3))).toEqual(['1 1 1 1 2 2 2 2 3 3', '3 3 4 4 4 4 5 5 5 5', '6 6 6 6 7 7 7 7 8 8']);
});

test('§2.1 with five players each hand is seven cards', () => {
  expect(hands(unshuffled(5))[4]).toBe('8 8 8 8 9 9 9');
});

test('§2.2 then come two reserve cards each', () => {
  const reserves = referee(unshuffled(3)).players.map(({ reserve }) => reserve);
  expect(reserves).toEqual([
    ['8', '8'],
    ['9', '9'],
    ['9', '9'],
  ]);
});

test.each([
  [2, 30],
  [3, 18],
  [4, 6],
  [5, 9],
])('§2.3 with %i players %i cards are left as the draw pile', (seats, count) => {
  expect(referee(unshuffled(seats)).pile).toEqual({ count, cards: deck.slice(54 - count) });
});

test('§2.4 each player begins with two chips, or with three', () => {
  for (const count of [2, 3] as const) {
    const s = combos.start(tableFor(combos, 4, { chips: count }), fastChance('chips'), null);
    expect(referee(s).players.map((player) => player.chips)).toEqual([count, count, count, count]);
  }
});

test('§2.5 the chosen player opens the first round', () => {
  const view = referee(unshuffled(4, 2));
  expect([view.round, view.opener, view.actor]).toEqual([1, 2, 2]);
});

test('§8.3 the editions', () => {
  expect(tableFor(combos, 3, combos.editions.manual).options).toEqual({ chips: 2, xCard: 'manual' });
  expect(tableFor(combos, 3, combos.editions.published).options).toEqual({ chips: 3, xCard: 'wild' });
});
