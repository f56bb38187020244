import { combos } from '@quartet/combos';
import { FastRng, LANGUAGES, tableFor } from '@quartet/core';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { chipsOf, fateIfPaid, fateWith } from '../../src/combos/fates.ts';
import { knowledge } from '../../src/combos/knowledge.ts';
import { loadExpert } from '../../src/index.ts';
import { seen, wander } from './position.ts';

const { reasons } = await loadExpert(combos);

test('rollouts choose listed moves only', () => {
  const rng = new FastRng('rollout');
  wander(60, (state, moves) => {
    expect(moves.includes(knowledge.rollout(state, moves, rng))).toBe(true);
  });
});

test('rewards lie between 0 and 1, and one seat’s loss is the gain of the others', () => {
  wander(40, (state) => {
    const into = new Float64Array(state.seats);
    knowledge.rewards(state, into);
    for (const reward of into) {
      expect(reward).toBeGreaterThanOrEqual(0);
      expect(reward).toBeLessThan(1 + 1e-9);
    }
    expect(into.reduce((sum, reward) => sum + reward)).toBeCloseTo(state.seats - 1);
  });
});

test('a better hand promises more than a worse one', () => {
  const into = new Float64Array(3);
  const prospects = (hand: string, reserve: string) => {
    const other = { count: 6, reserve: '4 10' };
    const rng = new FastRng('prospects');
    let sum = 0;
    for (let deal = 0; deal < 200; deal++) {
      const state = combos.imagine({ ...seen({ hand, reserve, others: [other, other] }), away: ['1'] }, rng);
      knowledge.rewards(state, into);
      sum += into[0]!;
    }
    return sum / 200;
  };
  expect(prospects('9 9 9 11', '6 2')).toBeGreaterThan(prospects('9 4 1 7', '6 2') + 0.05);
  expect(prospects('9 4 1 7', '6 2')).toBeGreaterThan(prospects('9 4 1 7', '') + 0.03);
});

test('who has fewer chips is likelier to lose the match', () => {
  const state = combos.start(tableFor(combos, 4), () => new FastRng(1), null);
  state.chips.set([0, 1, 2, 2]);
  const chips = chipsOf(state);
  const fates = [0, 1, 2, 3].map((seat) => fateWith(state, chips, seat));
  expect(fates[0]).toBeLessThan(fates[1]!);
  expect(fates[1]).toBeLessThan(fates[2]!);
  expect(fates[2]).toBe(fates[3]);
  expect(fateIfPaid(state, chips, 0, 0)).toBe(0);
  expect(fateIfPaid(state, chips, 0, 1)).toBe(1);
  expect(fateIfPaid(state, chips, 1, 1)).toBeLessThan(fates[1]!);
});

test('every move has a reason in every language', LONG, () => {
  wander(16, (state, moves) => {
    for (const code of moves.toArray()) {
      const reason = knowledge.reason(state, code);
      for (const language of LANGUAGES) {
        const text = reasons[language](reason);
        expect(text).toMatch(/^\S.*\S$/);
        expect(text).not.toContain('undefined');
      }
    }
  });
});
