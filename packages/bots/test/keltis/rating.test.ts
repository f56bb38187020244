import { FastRng, MoveList } from '@quartet/core';
import { keltis } from '@quartet/keltis';
import { expect, test } from 'vitest';
import { knowledge } from '../../src/keltis/knowledge.ts';
import { TEMPERS } from '../../src/spec.ts';
import { favourite, randomStates, ratings, viewOf } from './position.ts';

test('a card that no row takes any more is discarded before one that fits', () => {
  const rows = [{ r: ['r5', 'r6', 'r7'] }] as const;
  const rated = ratings(viewOf({ hand: ['r2', 'r8', 'y3', 'g6', 'b9'], rows }));
  expect(rated.get('discard r2')).toBeGreaterThan(rated.get('discard r8')!);
});

test('the next number of a row is laid before a far one', () => {
  const rows = [{ r: ['r1', 'r2', 'r3'] }] as const;
  const rated = ratings(viewOf({ hand: ['r4', 'r5', 'r9', 'y3'], rows }));
  expect(rated.get('row r4')).toBeGreaterThan(rated.get('row r9')!);
});

test('a pair takes the stone that brings four points', () => {
  const hand = ['y5', 'g5', 'r0', 'b2', 'b9', 'p1', 'p8', 'y10'] as const;
  expect(favourite({ hand, stones: [[1, 2], []] })).toBe('claim y5 g5');
});

test('with little time left no short row is started', () => {
  const hand = ['r3', 'r6', 'y2', 'g9', 'b4', 'b8', 'p1', 'p7'] as const;
  expect(favourite({ hand, pile: 4 })).toMatch(/^discard/);
});

test('many cards of a colour start its row from the end', () => {
  const hand = ['r1', 'r3', 'r4', 'r5', 'r7', 'r9', 'y0', 'g10'] as const;
  const rated = ratings(viewOf({ hand }));
  expect(rated.get('row r1')).toBeGreaterThan(0);
  expect(rated.get('row r1')).toBeGreaterThan(rated.get('row r5')!);
});

test('a point card is laid where it makes a row reach a step', () => {
  const rows = [{ r: ['r1', 'r2', 'r5'] }] as const;
  const rated = ratings(viewOf({ hand: ['*5', 'y0', 'g10'], rows, pile: 4 }));
  expect(rated.get('row *5 r')).toBeGreaterThan(rated.get('point *5')!);
});

test('what continues the next player’s row is the last to be discarded', () => {
  const rows = [{}, { r: ['r1', 'r2', 'r3'] }] as const;
  const rated = ratings(viewOf({ hand: ['r4', 'y4', 'g6', 'b8', 'p0'], rows }));
  expect(rated.get('discard r4')).toBeLessThan(rated.get('discard y4')!);
});

test('a discard that continues a row is picked up', () => {
  const rows = [{ r: ['r1', 'r2', 'r3'] }] as const;
  const setting = { phase: 'draw', hand: ['r8', 'y4', 'g6'], rows } as const;
  expect(favourite({ ...setting, discards: { r: ['r4'] } })).toBe('draw r');
  expect(favourite({ ...setting, discards: { r: ['r2'] } })).toBe('draw pile');
});

test('a discard that makes a pair for an open stone is picked up', () => {
  const setting = { phase: 'draw', hand: ['g9', 'r8', 'y4'], discards: { b: ['b9'] } } as const;
  expect(favourite({ ...setting, stones: [[1, 2], []] })).toBe('draw b');
  expect(favourite({ ...setting, stones: [[1, 2], [9]] })).toBe('draw pile');
});

test('who is ahead ends the fifth row, who is behind does not', () => {
  const long = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6'] as const;
  const ended = { y: ['yE'], g: ['gE'], b: ['bE'], p: ['pE'] } as const;
  const hand = ['rE', 'y1', 'g7', 'b5'] as const;
  const ahead = viewOf({ hand, rows: [{ r: long }, ended] });
  const behind = viewOf({
    hand,
    rows: [{ ...ended, r: ['r7'] }, { r: long }],
    stones: [[], [1, 2, 3, 4, 5]],
  });
  expect(favourite({ hand, rows: [{ r: long }, ended] })).toBe('row rE');
  expect(ratings(ahead).get('row rE')).toBeGreaterThan(0);
  expect(ratings(behind).get('row rE')).toBeLessThan(0);
});

test('the last two cards go where both together bring most', () => {
  const rows = [{ r: ['r1', 'r2'], y: ['y0', 'y1', 'y2', 'y3'] }] as const;
  const hand = ['r5', 'r7', 'y8', '*4'] as const;
  expect(favourite({ phase: 'add', hand, rows })).toBe('row r5');
});

test('ratings do not change with what the actor cannot see', () => {
  let compared = 0;
  const moves = new MoveList(keltis.moveSpace);
  for (const state of randomStates(9)) {
    const view = keltis.view(state, keltis.actor(state));
    keltis.legal(state, moves);
    const first = new Float64Array(moves.length);
    const second = new Float64Array(moves.length);
    for (const temper of TEMPERS) {
      knowledge.rate(keltis.imagine(view, new FastRng('one')), moves, temper, first);
      knowledge.rate(keltis.imagine(view, new FastRng('two')), moves, temper, second);
      expect(first).toEqual(second);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('rating leaves the state as it was', () => {
  const moves = new MoveList(keltis.moveSpace);
  for (const state of randomStates(3)) {
    const before = keltis.copy(state);
    keltis.legal(state, moves);
    knowledge.rate(state, moves, 'balanced', new Float64Array(moves.length));
    expect(state.bytes).toEqual(before.bytes);
  }
});

test('tempers choose differently', () => {
  const moves = new MoveList(keltis.moveSpace);
  const differing = new Map(TEMPERS.map((temper) => [temper, 0]));
  for (const state of randomStates(6)) {
    keltis.legal(state, moves);
    const choices = TEMPERS.map((temper) => {
      const into = new Float64Array(moves.length);
      knowledge.rate(state, moves, temper, into);
      return into.indexOf(Math.max(...into));
    });
    TEMPERS.forEach((temper, i) => {
      if (choices[i] !== choices[0]) differing.set(temper, differing.get(temper)! + 1);
    });
  }
  for (const temper of TEMPERS) if (temper !== 'balanced') expect(differing.get(temper)).toBeGreaterThan(20);
});
