import { FastRng, fastChance, LANGUAGES, NOBODY } from '@quartet/core';
import { chainIn, isChain, linx, scoringSlotIn } from '@quartet/linx';
import { longUnless } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { loadExpert } from '../../src/index.ts';
import { brisk } from '../../src/linx/brisk.ts';
import { knowledge } from '../../src/linx/knowledge.ts';
import { legalMoves, positions, seen } from './position.ts';

const { reasons } = await loadExpert(linx);

for (const seats of [2, 4, 6])
  test(
    `with ${seats} seats, what is played out in thought is legal: one chain for each scoring card`,
    longUnless(seats === 4),
    () => {
      for (const state of positions(80, seats)) {
        const all = legalMoves(state);
        const few = legalMoves(state);
        brisk.legal(state, few);
        const slots = few.toArray().filter(isChain).map(scoringSlotIn);
        expect(new Set(slots).size).toBe(slots.length);
        for (const code of few.toArray()) expect(all.includes(code)).toBe(true);
        if (state.phase === 0) expect(few.toArray()).toEqual(all.toArray());
      }
    },
  );

test('a chain that exists is nearly always found in thought', () => {
  let exist = 0;
  let found = 0;
  for (const state of positions(150, 3)) {
    const few = legalMoves(state);
    const exact = few
      .toArray()
      .filter((code) => isChain(code) && sizeOf(code) === state.scoring[scoringSlotIn(code)]!);
    exist += new Set(exact.map(scoringSlotIn)).size;
    brisk.legal(state, few);
    found += few.toArray().filter(isChain).length;
  }
  expect(exist).toBeGreaterThan(20);
  expect(found).toBeGreaterThan(0.95 * exist);
});

function sizeOf(code: number): number {
  let cards = 2;
  for (let set = chainIn(code) & 0x7ff; set !== 0; set &= set - 1) cards++;
  return cards;
}

for (const seats of [2, 3, 6])
  test(
    `with ${seats} seats, rollouts answer with a listed move, of all or of few`,
    longUnless(seats === 3),
    () => {
      const rng = new FastRng('rollout');
      for (const state of positions(80, seats)) {
        const moves = legalMoves(state);
        expect(moves.includes(knowledge.rollout(state, moves, rng))).toBe(true);
        brisk.legal(state, moves);
        expect(moves.includes(knowledge.rollout(state, moves, rng))).toBe(true);
      }
    },
  );

test.each([
  [2, 0],
  [4, 0],
  [3, 500],
  [6, 0],
])('with %i seats and target %i, rewards lie between 0 and 1', (seats, target) => {
  const rewards = new Float64Array(seats);
  const rng = new FastRng('rewards');
  const chance = fastChance('rewards');
  for (const state of positions(15, seats, target)) {
    const { game } = state;
    while (state.turn !== NOBODY && state.game === game) {
      knowledge.rewards(state, rewards);
      for (const reward of rewards) expect(reward >= 0 && reward <= 1).toBe(true);
      const moves = legalMoves(state);
      linx.play(state, knowledge.rollout(state, moves, rng), chance, null);
    }
    knowledge.rewards(state, rewards);
    for (const reward of rewards) expect(reward >= 0 && reward <= 1).toBe(true);
  }
});

test('who leads stands better', () => {
  const rewards = new Float64Array(2);
  const state = positions(1, 2)[0]!;
  state.won.fill(0);
  knowledge.rewards(state, rewards);
  const before = rewards[1]!;
  state.won[state.won.length - 1] = 1;
  knowledge.rewards(state, rewards);
  expect(rewards[1]).toBeGreaterThan(before);
});

for (const seats of [2, 5])
  test(`with ${seats} seats, every move has a reason in every language`, longUnless(seats === 2), () => {
    for (const state of positions(40, seats)) {
      for (const code of legalMoves(state).toArray().slice(0, 60)) {
        const reason = knowledge.reason(state, code);
        for (const language of LANGUAGES) {
          const text = reasons[language](reason);
          expect(text).not.toMatch(/undefined|NaN/);
          expect(text.length).toBeGreaterThan(10);
          expect(text, 'cards have names, not codes').not.toMatch(/\b\d+[a-z]\b/);
        }
      }
    }
  });

test('reasons call cards by their names', () => {
  const view = seen({ hand: '1d 2d 3d 10l', anchors: '1s 2h 3w 4p', scoring: [9, 9, 9] });
  const state = linx.imagine(view, new FastRng('reason'));
  const reason = knowledge.reason(state, linx.toCode(state, linx.parse('discard 10l')!)!);
  expect(reasons.en(reason)).toBe('Leaf 10 links to no other card of the hand');
  expect(reasons.de(reason)).toBe('Blatt 10 passt zu keiner anderen Handkarte');
});
