import { combos } from '@quartet/combos';
import { FastRng, fastChance, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { knowledge } from '../../src/combos/knowledge.ts';
import { TEMPERS } from '../../src/spec.ts';
import { choice, legalMoves, seen, wander } from './position.ts';

const full = { count: 8, reserve: '9 2' };
const laying = (laid: string, count = 7) => ({ count, reserve: '9 2', laid });

test('goes out when it can', () => {
  expect(choice(seen({ hand: '7 7', others: [full, full, full] }))).toBe('play 1-2');
  expect(choice(seen({ hand: '6 4 5', others: [full, full], opener: 1 }))).toBe('play 1-3');
});

test('plays what stands between two cards that belong together', () => {
  expect(choice(seen({ hand: '12 12 9 3 9', others: [full, full, full] }))).toBe('play 4');
});

test('plays the inner cards first, however deep', () => {
  expect(choice(seen({ hand: '11 8 2 3 8 11', others: [full, full, full] }))).toBe('play 3-4');
});

test('puts a card where it completes a combination', () => {
  const at = (hand: string, drawn: '7' | '5') => choice(seen({ hand, others: [full, full, full], drawn }));
  expect(at('1 7 7 12', '7')).toMatch(/^insert [123]$/);
  expect(at('1 12 4 6 9', '5')).toMatch(/^insert [234]$/);
});

test('puts a card that goes with nothing where it parts nothing', () => {
  const view = seen({ hand: '9 9 9 12 12', others: [full, full, full], drawn: '5' });
  expect(choice(view)).toMatch(/^insert [035]$/);
});

test('takes the reserve card that goes with the hand when it cannot beat', () => {
  const view = seen({
    hand: '3 8 8 1',
    reserve: '12 8',
    others: [laying('12 12 12'), full, full],
    opener: 1,
  });
  expect(choice(view)).toMatch(/^reserve 2 at [123]$/);
});

test('rather beats than gives up, whatever it breaks', () => {
  const view = seen({ hand: '2 11 11 4 4', others: [laying('10'), full, full], opener: 1 });
  expect(choice(view)).toMatch(/^play/);
});

test('gives up only when nothing else is left', () => {
  const bust = seen({ hand: '2 5 9', others: [laying('12'), full, full], opener: 1 });
  expect(choice(bust)).toBe('bust');
  const saved = seen({ hand: '2 5 9 S', others: [laying('12'), full, full], opener: 1 });
  expect(choice(saved)).toBe('play 4');
});

test('reads an X as high as it can where X is wild', () => {
  const view = seen({
    hand: '9 X',
    others: [laying('4 5'), full, full],
    opener: 1,
    options: { xCard: 'wild', chips: 3 },
  });
  expect(choice(view)).toBe('play 1-2 as 9');
});

test('ratings are the same whatever the hidden cards are', () => {
  const before = new Float64Array(combos.moveSpace);
  const after = new Float64Array(combos.moveSpace);
  const rng = new FastRng('hidden');
  wander(12, (state, moves) => {
    if (rng.below(4) !== 0) return;
    const imagined = combos.imagine(combos.view(state, combos.actor(state)), rng);
    for (const temper of TEMPERS) {
      knowledge.rate(state, moves, temper, before);
      knowledge.rate(imagined, moves, temper, after);
      expect(after.subarray(0, moves.length)).toEqual(before.subarray(0, moves.length));
    }
  });
});

test('tempers choose differently now and then, never wildly', () => {
  const ratings = new Float64Array(combos.moveSpace);
  const chosen = TEMPERS.map((temper) => {
    const codes: number[] = [];
    for (let deal = 0; deal < 60; deal++) {
      const chance = fastChance(`tempers ${deal}`);
      const rng = new FastRng(deal);
      const state = combos.start(tableFor(combos, 4), chance, null);
      while (state.round === 0) {
        const moves = legalMoves(state);
        knowledge.rate(state, moves, temper, ratings);
        const best = moves.toArray().reduce((a, _, i) => (ratings[i]! > ratings[a]! ? i : a), 0);
        if (moves.length > 1) codes.push(moves.at(best));
        combos.play(state, knowledge.rollout(state, moves, rng), chance, null);
      }
    }
    return codes;
  });
  const [balanced, ...others] = chosen;
  for (const other of others) {
    const different = other.filter((code, i) => code !== balanced![i]).length / other.length;
    expect(different).toBeGreaterThan(0.03);
    expect(different).toBeLessThan(0.4);
  }
});
