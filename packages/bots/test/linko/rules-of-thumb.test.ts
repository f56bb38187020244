import { FastRng } from '@quartet/core';
import { linko, type View } from '@quartet/linko';
import { expect, test } from 'vitest';
import { knowledge } from '../../src/linko/knowledge.ts';
import { TEMPERS, type Temper } from '../../src/spec.ts';
import { choice, seen, wander } from './position.ts';

function medium(view: View, temper?: Temper): string {
  return choice(view, 'rateByThumb', temper);
}

test('goes out when that wins, and not when it loses', () => {
  const winning = seen({ hand: '7 7 X', layers: ['3 3 3 3', '5', '6'], counts: [3, 9, 9] });
  const losing = seen({ hand: '7 7', layers: ['3', '5 5 5 5 5 5', '6 6 6 6 6'], counts: [2, 1, 1] });
  expect(medium(winning)).toBe('play 7 7 X');
  expect(medium(losing)).toBe('play 7');
});

test('lays the largest group, whole, and of two the lower', () => {
  const hand = '2 4 4 4 9 9 12 12 12 13';
  expect(medium(seen({ hand, layers: ['', '', ''], counts: [10, 13, 13] }))).toBe('play 4 4 4');
});

test('rather snatches two layers than lay one card more', () => {
  const hand = '2 4 4 4 9 9 12 13';
  const view = seen({ hand, layers: ['', '7 7', '8 8'], counts: [8, 9, 9] });
  expect(medium(view)).toBe('play 9 9');
});

test('keeps jokers until somebody has four cards or fewer', () => {
  const sketch = { hand: '5 5 8 11 X', layers: ['', '', ''] };
  expect(medium(seen({ ...sketch, counts: [5, 9, 9] }))).toBe('play 5 5');
  expect(medium(seen({ ...sketch, counts: [5, 4, 9] }))).toBe('play 5 5 X');
});

test('takes what goes with the hand until the end is near, jokers always, and leaves the rest', () => {
  const asked = { phase: 'snatch', turn: 0, victim: 1, hand: '4 9 12 12', layers: ['13', '9', ''] } as const;
  expect(medium(seen({ ...asked, counts: [4, 9, 9] }))).toBe('take');
  expect(medium(seen({ ...asked, counts: [4, 9, 3] }))).toBe('leave');
  expect(medium(seen({ ...asked, layers: ['13', '8', ''], counts: [4, 9, 9] }))).toBe('leave');
  expect(medium(seen({ ...asked, layers: ['13 13', '8 X', ''], counts: [4, 9, 3] }))).toBe('take');
});

test('reclaims pairs and what goes with the hand, and draws anew for a lone card', () => {
  const left = { phase: 'reclaim', turn: 1, victim: 0, hand: '3 5 12', counts: [3, 9, 9] } as const;
  expect(medium(seen({ ...left, layers: ['2 2', '3 3', ''] }))).toBe('reclaim');
  expect(medium(seen({ ...left, layers: ['5', '6', ''] }))).toBe('reclaim');
  expect(medium(seen({ ...left, layers: ['2', '6', ''] }))).toBe('discard');
});

test('draws a joker, else what it has most of, else a high card, else from the pile', () => {
  const due = {
    phase: 'draw',
    turn: 1,
    victim: 0,
    due: 1,
    counts: [5, 9, 9],
    layers: ['', '13', ''],
  } as const;
  const hand = '3 3 5 11 11';
  expect(medium(seen({ ...due, hand, row: '1 X 11 4 8 9' }))).toBe('draw row 2');
  expect(medium(seen({ ...due, hand, row: '1 5 3 4 8 9' }))).toBe('draw row 3');
  expect(medium(seen({ ...due, hand, row: '1 2 13 4 8 9' }))).toBe('draw row 3');
  expect(medium(seen({ ...due, hand, row: '1 2 4 4 6 7' }))).toBe('draw pile');
});

test('snatches the group of the ghost that goes with the hand, else the largest', () => {
  const duel = { phase: 'ghost', layers: ['12 12', ''], counts: [5, 9], ghost: '2 2 4 4 7 7' } as const;
  expect(medium(seen({ ...duel, hand: '4 8 9 9 10' }))).toBe('snatch 4');
});

test('the greedy take any pair, the blocking snatch rather than lay a pair', () => {
  const layers = ['13 13', '8 8', ''];
  const pair = { phase: 'snatch', turn: 0, victim: 1, hand: '4 9 12 12', layers, counts: [4, 9, 9] } as const;
  expect(medium(seen(pair))).toBe('leave');
  expect(medium(seen(pair), 'greedy')).toBe('take');
  const snatch = seen({ hand: '4 4 9 12', layers: ['', '7', ''], counts: [4, 9, 9] });
  expect(medium(snatch)).toBe('play 4 4');
  expect(medium(snatch, 'blocking')).toBe('play 9');
});

test('the cautious lay what few can snatch, and take nothing once somebody has six cards', () => {
  const calm = seen({ hand: '4 4 9 9 12', layers: ['', '', ''], counts: [5, 9, 9] });
  expect(medium(calm)).toBe('play 4 4');
  expect(medium(calm, 'cautious')).toBe('play 9 9');
  const layers = ['13', '9', ''];
  const taking = seen({ phase: 'snatch', turn: 0, victim: 1, hand: '4 9 12', layers, counts: [3, 9, 6] });
  expect(medium(taking)).toBe('take');
  expect(medium(taking, 'cautious')).toBe('leave');
});

test('rules of thumb depend on nothing the actor cannot know, and rate every listed move', () => {
  const first = new Float64Array(linko.moveSpace);
  const second = new Float64Array(linko.moveSpace);
  wander(8, (state, moves) => {
    const other = knowledge.game.imagine(linko.view(state, state.actor), new FastRng(5));
    for (const temper of TEMPERS) {
      knowledge.rateByThumb(state, moves, temper, first);
      knowledge.rateByThumb(other, moves, temper, second);
      const ratings = first.slice(0, moves.length);
      expect(second.slice(0, moves.length)).toEqual(ratings);
      expect(ratings.every(Number.isFinite)).toBe(true);
    }
  });
});
