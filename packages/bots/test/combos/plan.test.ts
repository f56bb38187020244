import { combos, FACE, HAND_MAX, type State } from '@quartet/combos';
import { FastRng, fastChance, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { mindsOf } from '../../src/combos/mind.ts';
import { Plan } from '../../src/combos/plan.ts';
import { PARTS } from '../../src/combos/segments.ts';
import { Stretches } from '../../src/combos/stretches.ts';
import { BALANCED } from '../../src/combos/weights.ts';

const mind = mindsOf(BALANCED)[4]!;

/** A hand of seat 0, and what it is worth by itself. */
function deal(seed: number): { state: State; hand: number[] } {
  const state = combos.start(tableFor(combos, 4), fastChance(`plan ${seed}`), null);
  const size = 1 + new FastRng(seed).below(10);
  return { state, hand: Array.from(state.hands.subarray(0, size), (card) => card & FACE) };
}

function worthOf(state: State, hand: readonly number[]): number {
  const stretches = new Stretches();
  state.hands.set(hand, 0);
  state.sizes[0] = hand.length;
  stretches.read(state, 0, mind.manual);
  return stretches.worth;
}

function planOf(state: State, hand: readonly number[]): Plan {
  const plan = new Plan();
  state.hands.fill(0, 0, HAND_MAX);
  state.hands.set(hand, 0);
  state.sizes[0] = hand.length;
  plan.read(state, 0, mind.manual);
  return plan;
}

test('what a hand is worth without some cards is what the rest is worth', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { state, hand } = deal(seed);
    const plan = planOf(state, hand);
    for (let start = 0; start < hand.length; start++) {
      for (let length = 1; length <= 3 && start + length <= hand.length; length++) {
        expect(plan.without(start, length)).toBe(worthOf(state, hand.toSpliced(start, length)));
      }
    }
  }
});

test('what a hand is worth with a card more is about what it would be worth anew', () => {
  const near = mind.manual.waiting + 1;
  for (let seed = 0; seed < 200; seed++) {
    const { state, hand } = deal(seed);
    const plan = planOf(state, hand);
    for (const face of [1, 6, 12, 13, 14]) {
      plan.readPlaces(face);
      for (let at = 0; at <= hand.length; at++) {
        const anew = worthOf(state, hand.toSpliced(at, 0, face));
        expect(Math.abs(plan.places[at]! - anew)).toBeLessThanOrEqual(near);
      }
    }
  }
});

test('cards that meet later are worth more than cards that never do', () => {
  const { state } = deal(1);
  expect(worthOf(state, [9, 2, 3, 9])).toBeGreaterThan(worthOf(state, [9, 2, 3, 5]) + PARTS / 10);
});
