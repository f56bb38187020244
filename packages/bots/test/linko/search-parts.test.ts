import { FastRng, fastChance, LANGUAGES, NOBODY } from '@quartet/core';
import { FACES, linko } from '@quartet/linko';
import { expect, test } from 'vitest';
import { loadExpert } from '../../src/index.ts';
import { imagineLikely } from '../../src/linko/belief.ts';
import { knowledge } from '../../src/linko/knowledge.ts';
import { legalMoves, seen, wander } from './position.ts';

const { reasons } = await loadExpert(linko);

test('rollouts choose listed moves only', () => {
  const rng = new FastRng('rollout');
  wander(40, (state, moves) => {
    expect(moves.includes(knowledge.rollout(state, moves, rng))).toBe(true);
  });
});

test('rollouts come to an end', () => {
  const rng = new FastRng('rollout');
  const chance = fastChance('rollout');
  for (let deal = 0; deal < 40; deal++) {
    const view = seen({ hand: '1 3 5 7 9', layers: ['', '', '', ''], counts: [5, 12, 12, 12] });
    const state = knowledge.game.imagine(view, rng);
    let decisions = 0;
    for (; linko.actor(state) !== NOBODY; decisions++) {
      linko.play(state, knowledge.rollout(state, legalMoves(state), rng), chance, null);
    }
    expect(decisions).toBeLessThan(1000);
  }
});

test('rewards lie between 0 and 1 and are shared out among the seats', () => {
  const into = new Float64Array(5);
  wander(24, (state) => {
    knowledge.rewards(state, into);
    let sum = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      expect(into[seat]).toBeGreaterThanOrEqual(0);
      expect(into[seat]).toBeLessThanOrEqual(1);
      sum += into[seat]!;
    }
    expect(sum).toBeCloseTo(1);
  });
});

test('a better hand and more points are better prospects', () => {
  const into = new Float64Array(3);
  const rng = new FastRng('prospects');
  const prospects = (hand: string, layers: string) => {
    const view = seen({ hand, layers: [layers, '5', '6'], counts: [4, 8, 8] });
    let sum = 0;
    for (let deal = 0; deal < 200; deal++) {
      knowledge.rewards(linko.imagine(view, rng), into);
      sum += into[0]!;
    }
    return sum;
  };
  expect(prospects('12 12 12 12', '4')).toBeGreaterThan(prospects('1 3 5 8', '4'));
  expect(prospects('1 3 5 8', '4 4 4 4')).toBeGreaterThan(prospects('1 3 5 8', '4'));
});

test('imagined deals fit the view', () => {
  const rng = new FastRng('belief');
  wander(8, (state) => {
    const view = linko.view(state, state.actor);
    const imagined = imagineLikely(view, rng);
    expect(linko.view(imagined, state.actor)).toEqual(view);
    expect(census(imagined)).toEqual(census(state));
    for (let at = 0; at < imagined.hands.length; at++) {
      expect(imagined.hands[at]).toBeGreaterThanOrEqual(imagined.known[at]!);
    }
  });
});

/** All hidden cards by face. */
function census(state: ReturnType<typeof imagineLikely>): number[] {
  const counts = Array<number>(FACES).fill(0);
  for (const [at, count] of state.hands.entries()) counts[at % FACES]! += count;
  for (const face of state.pile.subarray(state.drawn)) counts[face]!++;
  return counts;
}

test('believes in cards that go with known ones, and not in those a seat has just laid', () => {
  const view = seen({
    hand: '1 3 5',
    layers: ['', '9 9', ''],
    counts: [3, 10, 10],
    known: ['', '12 12', ''],
    row: '1 2 3 4 5 6',
  });
  const rng = new FastRng('belief');
  let kept = 0;
  let laid = 0;
  let others = 0;
  for (let deal = 0; deal < 300; deal++) {
    const { hands } = imagineLikely(view, rng);
    kept += hands[FACES + 11]! - 2;
    laid += hands[FACES + 8]!;
    others += hands[FACES + 10]!;
  }
  expect(kept).toBeGreaterThan(others);
  expect(laid).toBeLessThan(others / 2);
});

test('every move has a reason in every language', () => {
  wander(12, (state, moves) => {
    for (const code of moves.toArray()) {
      const reason = knowledge.reason(state, code);
      for (const language of LANGUAGES) {
        const text = reasons[language](reason);
        expect(text).toMatch(/^\S.*\S$/);
        expect(text).not.toContain('undefined');
        expect(text, 'a joker is called so').not.toMatch(/\bX\b/);
      }
    }
  });
});
