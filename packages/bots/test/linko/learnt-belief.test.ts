import { findGame } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import { FACES, linko, type State } from '@quartet/linko';
import { expect, test } from 'vitest';
import { makeBot, parseBotSpec } from '../../src/index.ts';
import { belief } from '../../src/linko/learnt-belief.ts';
import { Present, type Swap } from '../../src/master/features.ts';
import { decisionsOf } from '../decisions.ts';
import { seen, wander } from './position.ts';

const NTH = 4;
const SEATS = 4;
const lists = () => [0, 1, 2, 3].map(() => new Present(belief.room)) as unknown as Swap;

/** The first feature of a card says the nth of which face it is, the second whose, counted from the actor. */
function read({ list, length }: Present) {
  if (length === 0) return null;
  const [face, seat] = [list[0]! - 1, list[1]! - 1 - FACES * NTH];
  expect(face).toBeLessThan(FACES * NTH);
  return { away: 1 + (seat % SEATS), face: Math.floor(face / NTH), nth: (face % NTH) + 1 };
}

test('deals are imagined as the leanings say, and fit the view', () => {
  const view = seen({
    hand: '1 3 5',
    layers: ['', '9 9', ''],
    counts: [3, 10, 10],
    known: ['', '12 12', ''],
  });
  const rng = new FastRng('leanings');
  // The next seat: no 4, many a 7; the one after it: a second 6, but not a third.
  const imagine = belief.imagining(linko.imagine(view, rng), (card) => {
    const { away, face, nth } = read(card)!;
    if (away === 1) return face === 3 ? -5 : face === 6 ? 2 : 0;
    return face !== 5 || nth === 1 ? 0 : nth === 2 ? 3 : -6;
  });
  const count = new Float64Array(3 * FACES);
  let thirds = 0;
  for (let deal = 0; deal < 300; deal++) {
    const imagined = imagine(view, rng);
    expect(linko.view(imagined, 0)).toEqual(view);
    for (const [at, held] of imagined.hands.entries()) {
      expect(held).toBeGreaterThanOrEqual(imagined.known[at]!);
      count[at]! += held;
    }
    if (imagined.hands[2 * FACES + 5]! > 2) thirds++;
  }
  const next = FACES;
  const after = 2 * FACES;
  expect(count[next + 3]).toBeLessThan(0.1 * count[after + 3]!);
  expect(count[next + 6]).toBeGreaterThan(2 * count[after + 6]!);
  expect(count[after + 5]).toBeGreaterThan(1.3 * count[after + 7]!);
  expect(thirds).toBeLessThan(10);
});

test('a swap names what two hands have and would have, and no card that is known', () => {
  const rng = new FastRng('swaps');
  const swap = lists();
  let swaps = 0;
  let withPile = 0;
  wander(16, (state) => {
    if (rng.below(12) !== 0) return;
    belief.read(state);
    if (belief.swap(rng, swap) === null) return;
    swaps++;
    for (const { list, length } of swap) {
      expect(new Set(list.subarray(0, length)).size).toBe(length);
      expect(length).toBeLessThanOrEqual(belief.room);
      expect(Math.max(0, ...list.subarray(0, length))).toBeLessThan(belief.size);
    }
    const [has, gets, otherHas, otherGets] = swap.map(read);
    if (!otherHas) withPile++;
    else expect([otherHas.face, otherGets!.face]).toEqual([gets!.face, has!.face]);
    for (const [real, instead] of [[has, gets], ...(otherHas ? [[otherHas, otherGets]] : [])]) {
      expect(instead!.away).toBe(real!.away);
      const hand = ((state.actor + real!.away) % state.seats) * FACES;
      const held = state.hands[hand + real!.face]!;
      expect(held).toBeGreaterThan(state.known[hand + real!.face]!);
      expect(real!.nth).toBe(Math.min(NTH, held));
      expect(instead!.nth).toBe(Math.min(NTH, state.hands[hand + instead!.face]! + 1));
    }
  });
  expect(withPile).toBeGreaterThan(40);
  expect(swaps - withPile).toBeGreaterThan(40);
});

test('cards are described by what the actor knows', () => {
  const rng = new FastRng('cards');
  const told = (state: State) => {
    const cards: number[][] = [];
    belief.imagining(state, ({ list, length }) => cards.push(Array.from(list.subarray(0, length))));
    return cards;
  };
  wander(8, (state) => {
    if (rng.below(20) !== 0) return;
    const view = linko.view(state, state.actor);
    expect(told(linko.imagine(view, rng))).toEqual(told(state));
  });
});

test('habits tell a true deal from one with two cards swapped', () => {
  const rng = new FastRng('habits');
  const swap = lists();
  const expert = makeBot(findGame('linko')!, parseBotSpec('expert')!);
  let right = 0;
  let swaps = 0;
  for (const { state } of decisionsOf(findGame('linko')!, 1000, { by: expert, stride: 3 })) {
    belief.read(state as State);
    const habits = belief.swap(rng, swap);
    if (habits === null || habits === 0) continue;
    swaps++;
    if (habits > 0) right++;
  }
  expect(right / swaps).toBeGreaterThan(0.65);
});
