import { dealtChance, fastChance, readDeal, tableFor } from '@quartet/core';
import { type Event, keltis, type State } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { referee } from './position.ts';

const unshuffled = [...keltis.decks(tableFor(keltis, 2))[0]!.cards].map(
  keltis.decks(tableFor(keltis, 2))[0]!.print,
);

function startWith(cards: readonly string[], seats: number, options = {}, first = 0): State {
  const table = tableFor(keltis, seats, options, first);
  const decks = keltis.decks(table);
  const order = readDeal(decks, { cards });
  if (typeof order === 'string') throw new Error(order);
  return keltis.start(table, dealtChance(decks, [order]).chance, null);
}

test('§1.1, §1.2 each colour has 0–10, two each of 3–7, and two Ends', () => {
  const red = 'r0 r1 r2 r3 r3 r4 r4 r5 r5 r6 r6 r7 r7 r8 r9 r10 rE rE'.split(' ');
  expect(unshuffled.slice(0, 18)).toEqual(red);
  for (const [i, colour] of ['r', 'y', 'g', 'b', 'p'].entries()) {
    expect(unshuffled.slice(18 * i, 18 * i + 18)).toEqual(red.map((card) => card.replace('r', colour)));
  }
});

test('§1.3 eleven point cards make it 101', () => {
  expect(unshuffled.slice(90)).toEqual('*0 *1 *2 *3 *4 *5 *6 *7 *8 *9 *10'.split(' '));
  expect(unshuffled).toHaveLength(101);
});

test.each([
  [15, 70],
  [30, 55],
  [45, 40],
])('§2.1 of two players’ deck the last %i cards leave the game', (removed, pile) => {
  const view = referee(startWith(unshuffled, 2, { removed }));
  expect(view.removed.cards).toEqual(unshuffled.slice(101 - removed));
  expect(view.pile.cards).toEqual(unshuffled.slice(16, 101 - removed));
  expect(view.pile.count).toBe(pile);
});

test('§2.1 with three or four players all cards stay in', () => {
  expect(referee(startWith(unshuffled, 3)).pile.cards).toEqual(unshuffled.slice(24));
  expect(referee(startWith(unshuffled, 4)).pile.cards).toEqual(unshuffled.slice(32));
  expect(referee(startWith(unshuffled, 4)).removed).toEqual({ count: 0, cards: [] });
});

test('§2.2 seat 0 gets the first eight cards, whoever begins', () => {
  const view = referee(startWith(unshuffled, 3, {}, 2));
  expect(view.players[0]!.hand.cards).toEqual(unshuffled.slice(0, 8));
  expect([...view.players[1]!.hand.cards!].sort()).toEqual(unshuffled.slice(8, 16).sort());
  expect(view.actor).toBe(2);
});

test('§2.3 nothing lies on the table but nine wishing stones', () => {
  const view = referee(startWith(unshuffled, 2));
  expect(view.discards).toEqual({ r: [], y: [], g: [], b: [], p: [], '*': [] });
  expect(view.stones).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(view.players[1]!.rows).toEqual({ r: [], y: [], g: [], b: [], p: [] });
});

test('§2 the deal is told: the hands, who begins and what is left', () => {
  const events: Event[] = [];
  keltis.start(tableFor(keltis, 2), fastChance('deal'), (event) => events.push(event));
  expect(events).toMatchObject([{ type: 'dealt', round: 1, first: 0, pile: 55, removed: 30 }]);
  const [dealt] = events;
  expect(dealt?.type === 'dealt' && dealt.hands.map(({ cards }) => cards?.length)).toEqual([8, 8]);
});

test('§10 options and editions', () => {
  expect(keltis.options.removed.choices(2)).toEqual([15, 30, 45]);
  expect(tableFor(keltis, 2).options).toEqual({ removed: 30, pairs: 'same' });
  expect(tableFor(keltis, 3, keltis.editions.published).options).toEqual({ removed: 0, pairs: 'any' });
  expect(keltis.options.removed.allows(30, 3)).toBe(false);
  expect(keltis.options.removed.allows(0, 2)).toBe(false);
});
