import { findGame } from '@quartet/catalog';
import { expect, test } from 'vitest';
import { cardsIn, lastTurns, turnsOf } from '../../src/table/turns.ts';
import { playMatch } from '../finished-match.ts';
import { entry } from './entries.ts';

test('decisions of one seat in a row are one turn; a new deal begins another', () => {
  const entries = [entry(0, 1), entry(1, 1), entry(2, 0), entry(3, 1, 'won', 'dealt'), entry(4, 1)];
  const turns = turnsOf(entries).map(({ seat, entries: own }) => [seat, own.map(({ ply }) => ply)]);
  expect(turns).toEqual([
    [1, [0, 1]],
    [0, [2]],
    [1, [3]],
    [1, [4]],
  ]);
  const again = turnsOf([entry(0, 1, 'dealt'), entry(1, 1), entry(2, 1)]);
  expect(again.map(({ entries: own }) => own.length)).toEqual([1, 2]);
  expect(turnsOf([])).toEqual([]);
});

test('marked is what happened since the turn before of whoever acted last', () => {
  const entries = [entry(0, 0), entry(1, 0), entry(2, 1), entry(3, 2), entry(4, 0), entry(5, 0)];
  const marked = (at: number): number[] => lastTurns(entries, at).map(({ ply }) => ply);
  expect(marked(0)).toEqual([]);
  expect(marked(2)).toEqual([0, 1]);
  expect(marked(3)).toEqual([0, 1, 2]);
  expect(marked(5)).toEqual([2, 3, 4]);
  expect(marked(6)).toEqual([2, 3, 4, 5]);
});

test('the cards of an event are those it tells, but for a deal', () => {
  expect(cardsIn({ type: 'laid', card: 'r7' } as never)).toEqual(['r7']);
  expect(cardsIn({ type: 'claimed', cards: ['r7', 'b7'] } as never)).toEqual(['r7', 'b7']);
  expect(cardsIn({ type: 'drew' })).toEqual([]);
  const { opening } = playMatch(findGame('keltis')!, 2, 'deal', 0);
  expect(opening.flatMap(cardsIn)).toEqual([]);
});
