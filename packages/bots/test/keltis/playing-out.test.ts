import { FastRng, fastChance, MoveList } from '@quartet/core';
import { keltis } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { knowledge } from '../../src/keltis/knowledge.ts';
import { randomStates, viewOf } from './position.ts';

test('a rollout plays listed moves only', () => {
  const moves = new MoveList(keltis.moveSpace);
  const rng = new FastRng('rollout');
  let seen = 0;
  for (const state of randomStates(30)) {
    keltis.legal(state, moves);
    expect(moves.includes(knowledge.rollout(state, moves, rng))).toBe(true);
    seen++;
  }
  expect(seen).toBeGreaterThan(3000);
});

test('rewards lie between 0 and 1', () => {
  const into = new Float64Array(4);
  for (const state of randomStates(12)) {
    knowledge.rewards(state, into);
    for (let seat = 0; seat < state.seats; seat++) {
      expect(into[seat]).toBeGreaterThanOrEqual(0);
      expect(into[seat]).toBeLessThanOrEqual(1);
    }
  }
});

test('the winner of a match is rewarded most', () => {
  const moves = new MoveList(keltis.moveSpace);
  const rng = new FastRng('end');
  const into = new Float64Array(4);
  for (const start of randomStates(1)) {
    const state = keltis.copy(start);
    while (keltis.actor(state) !== -1) {
      keltis.legal(state, moves);
      keltis.play(state, knowledge.rollout(state, moves, rng), fastChance('none'), null);
    }
    knowledge.rewards(state, into);
    const points = new Int32Array(2);
    keltis.points(state, points);
    if (points[0] !== points[1]) expect(into[0]! > into[1]!).toBe(points[0]! > points[1]!);
  }
});

test('a longer row and a pair in hand promise more', () => {
  const hand = ['r4', 'y7', 'g2'] as const;
  expect(promise({ hand, rows: [{ r: ['r1', 'r2', 'r3'] }] })).toBeGreaterThan(
    promise({ hand, rows: [{ r: ['r3'] }] }),
  );
  expect(promise({ hand: ['r4', 'b4', 'g2'] })).toBeGreaterThan(promise({ hand: ['r4', 'b5', 'g2'] }));
});

function promise(setting: Parameters<typeof viewOf>[0]): number {
  let sum = 0;
  const into = new Float64Array(2);
  for (let deal = 0; deal < 50; deal++) {
    knowledge.rewards(keltis.imagine(viewOf(setting), new FastRng(deal)), into);
    sum += into[0]!;
  }
  return sum;
}
