import { FastRng, MoveList } from '@quartet/core';
import { checkAgainstNaive } from '@quartet/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card } from '../src/cards.ts';
import { stairs } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { kit } from './kit.ts';
import { NaiveStairs } from './naive.ts';

/** Seat 0 is on; what it does not hold is the draw pile, from the lowest card up, then Otto's four, then the heap. */
function position({ hand, top, pile = 3 }: { hand: string; top: Card; pile?: number }): State {
  const mine = hand.split(' ') as Card[];
  const others = CARDS.filter((card) => card !== top && !mine.includes(card));
  const drawPile = others.slice(0, pile);
  const otto = others.slice(pile, pile + 4);
  const laid = others.slice(pile + 4);
  const player = { outs: 0, left: 0, score: 0 };
  return stairs.imagine(
    {
      viewer: 'referee',
      table: { seats: 2, first: 0, options: { rounds: 1 } },
      actor: 0,
      phase: 'turn',
      round: 1,
      players: [
        { hand: { count: mine.length, cards: mine }, ...player },
        { hand: { count: otto.length, cards: otto }, ...player },
      ],
      heap: [...laid, top],
      pile: { count: drawPile.length, cards: drawPile },
      passes: 0,
    },
    new FastRng('position'),
  );
}

function legal(s: State): string[] {
  const moves = new MoveList(stairs.moveSpace);
  stairs.legal(s, moves);
  return moves.toArray().map((code) => stairs.print(stairs.toMove(s, code)));
}

function play(s: State, text: string): void {
  expect(legal(s)).toContain(text);
  stairs.play(s, stairs.toCode(s, stairs.parse(text)!)!, () => new FastRng('none'), null);
}

function points(s: State): number[] {
  return stairs.scoreSheet(s).map((line) => line.points);
}

test('§3.1 higher in colour, the same number, or a 1', () => {
  const s = position({ hand: 'r4 r6 g5 b6 y1', top: 'r5' });
  expect(legal(s)).toEqual(['lay r6', 'lay y1', 'lay g5', 'draw']);
});

test('§3.2 what is drawn is laid or kept, then the next is on', () => {
  const s = position({ hand: 'b2 b3', top: 'r8' });
  play(s, 'draw');
  expect(stairs.view(s, 0).drawn).toBe('r1');
  expect(legal(s)).toEqual(['lay r1', 'keep']);
  expect(stairs.view(s, 1).drawn).toBeUndefined();
  play(s, 'keep');
  expect(stairs.view(s, 1)).toMatchObject({ actor: 1, phase: 'turn', players: [{ hand: { count: 3 } }, {}] });
});

describe('§3.3 passing', () => {
  test('is for an empty draw pile', () => {
    expect(legal(position({ hand: 'b2 b3', top: 'r8' }))).toEqual(['draw']);
    expect(legal(position({ hand: 'b2 b8', top: 'r8', pile: 0 }))).toEqual(['lay b8', 'pass']);
  });

  test('§4.1 ends the round when everybody did', () => {
    const s = position({ hand: 'b2 b3', top: 'r8', pile: 0 });
    play(s, 'pass');
    play(s, 'pass');
    expect(stairs.view(s, 'table').phase).toBe('over');
    expect(points(s)).toEqual([-2, -4]);
  });
});

test('§4.2 who is out scores five, cards left cost one each', () => {
  const s = position({ hand: 'b8', top: 'r8' });
  play(s, 'lay b8');
  expect(points(s)).toEqual([5, -4]);
});

test.each([2, 3, 4])('the naive program plays the same game with %i seats', (seats) => {
  checkAgainstNaive(kit, (table, deals) => new NaiveStairs(table, deals), {
    seats,
    games: 20,
    seed: 'fixed',
  });
});
