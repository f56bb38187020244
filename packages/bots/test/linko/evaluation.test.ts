import { FastRng } from '@quartet/core';
import { linko } from '@quartet/linko';
import { expect, test } from 'vitest';
import { knowledge } from '../../src/linko/knowledge.ts';
import { TEMPERS } from '../../src/spec.ts';
import { choice, legalMoves, seen, wander } from './position.ts';

test('goes out when that wins', () => {
  const view = seen({ hand: '7 7', layers: ['3 3 3 3', '5', '6'], counts: [2, 9, 9] });
  expect(choice(view)).toBe('play 7 7');
});

test('does not go out when that loses and there is another way', () => {
  const view = seen({ hand: '7 7', layers: ['3', '5 5 5 5 5 5', '6 6 6 6 6'], counts: [2, 1, 1] });
  expect(choice(view)).toBe('play 7');
});

test('jokers go out with the last group', () => {
  const view = seen({ hand: '7 7 X', layers: ['3 3 3 3', '5', '6'], counts: [3, 9, 9] });
  expect(choice(view)).toBe('play 7 7 X');
});

test('lays whole groups and keeps the joker early on', () => {
  const view = seen({ hand: '1 1 4 9 12 X', layers: ['', '', ''], counts: [6, 13, 13] });
  expect(choice(view)).toBe('play 1 1');
});

test('lays the lower pair first, but for a snatch the higher one', () => {
  const snatching = seen({ hand: '5 5 7 7 13 13 13', layers: ['', '6 6', ''], counts: [7, 9, 9] });
  const calm = seen({ hand: '5 5 7 7 13 13 13', layers: ['', '8 8', ''], counts: [7, 9, 9] });
  expect(choice(snatching)).toBe('play 7 7');
  expect(choice(calm)).toBe('play 5 5');
});

test('takes what makes a large group, leaves a lone low card', () => {
  const taken = { phase: 'snatch', turn: 0, victim: 1, counts: [8, 9, 9] } as const;
  const hand = '4 9 9 9 12 12 13 13';
  expect(choice(seen({ ...taken, hand, layers: ['11 11', '9 9', ''] }))).toBe('take');
  expect(choice(seen({ ...taken, hand, layers: ['11', '2', ''] }))).toBe('leave');
});

test('reclaims a group of three high cards, discards a lone 1', () => {
  const left = { phase: 'reclaim', turn: 1, victim: 0, counts: [5, 9, 9] } as const;
  const hand = '3 5 7 12 12';
  expect(choice(seen({ ...left, hand, layers: ['12 12 12', '13 13 13', ''] }))).toBe('reclaim');
  expect(choice(seen({ ...left, hand, layers: ['1', '2', ''] }))).toBe('discard');
});

test('draws what goes with the hand, and jokers before all', () => {
  const due = {
    phase: 'draw',
    turn: 1,
    victim: 0,
    due: 1,
    counts: [5, 9, 9],
    layers: ['', '13', ''],
  } as const;
  expect(choice(seen({ ...due, hand: '3 5 11 11 11', row: '1 2 4 11 8 9' }))).toBe('draw row 4');
  expect(choice(seen({ ...due, hand: '3 5 11 11 11', row: '1 2 X 11 8 9' }))).toBe('draw row 3');
});

test('snatches the group of the ghost that goes with the hand', () => {
  const view = seen({
    hand: '4 4 4 9 10',
    layers: ['12 12', ''],
    counts: [5, 9],
    ghost: '2 2 4 4 7 7',
    phase: 'ghost',
  });
  expect(choice(view)).toBe('snatch 4');
});

test('ratings depend on nothing the actor cannot know', () => {
  const first = new Float64Array(linko.moveSpace);
  const second = new Float64Array(linko.moveSpace);
  wander(12, (state, moves) => {
    const view = linko.view(state, state.actor);
    const other = knowledge.game.imagine(view, new FastRng(5));
    for (const temper of TEMPERS) {
      knowledge.rate(state, moves, temper, first);
      knowledge.rate(other, moves, temper, second);
      for (let i = 0; i < moves.length; i++) expect(second[i]).toBe(first[i]);
    }
  });
});

test('tempers choose differently', () => {
  const choices = new Map(TEMPERS.map((temper) => [temper, [] as number[]]));
  const into = new Float64Array(linko.moveSpace);
  wander(24, (state, moves) => {
    for (const temper of TEMPERS) {
      knowledge.rate(state, moves, temper, into);
      choices
        .get(temper)!
        .push(into.subarray(0, moves.length).indexOf(Math.max(...into.subarray(0, moves.length))));
    }
  });
  const balanced = choices.get('balanced')!;
  for (const temper of TEMPERS.filter((each) => each !== 'balanced')) {
    const different = choices.get(temper)!.filter((choice, i) => choice !== balanced[i]).length;
    expect(different / balanced.length, temper).toBeGreaterThan(0.01);
  }
});

test('every listed move has a rating', () => {
  const into = new Float64Array(linko.moveSpace);
  wander(12, (state) => {
    const moves = legalMoves(state);
    knowledge.rate(state, moves, 'balanced', into);
    for (let i = 0; i < moves.length; i++) expect(Number.isFinite(into[i])).toBe(true);
  });
});
