import { readFileSync } from 'node:fs';
import { findGame } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import { linx } from '@quartet/linx';
import { type Book, bookFile } from '@quartet/puzzles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chainDeals, DEALS, shareOf } from '../../src/practice/chain/chain-deals.ts';
import { type Exercise, exercisesOf, isBest, knownLoss } from '../../src/practice/exercise.ts';
import { addMistakes, dueMistakes, type Mistake, mistakes, noteAnswer } from '../../src/practice/mistakes.ts';
import { keepAnswer, nextOf, practised, solvedOf } from '../../src/practice/practised.ts';
import { answered, fresh, isDue } from '../../src/practice/schedule.ts';

const DAY = 86_400_000;
const list = exercisesOf(JSON.parse(readFileSync(bookFile('linx')!, 'utf8')) as Book);

/** As a browser keeps notes. */
beforeEach(() => {
  const notes = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, text: string) => void notes.set(key, text),
    removeItem: (key: string) => void notes.delete(key),
  });
});

describe('mistakes come back', () => {
  const evening = new Date(2026, 2, 27, 22, 30).getTime();
  const day = (date: number, month = 2): number => new Date(2026, month, date).getTime();

  test('after a day, a week and a month, each right answer moving on; then they are known', () => {
    const first = fresh(evening);
    expect(first).toEqual({ step: 0, due: day(28) });
    expect(isDue(first, day(28) - 1)).toBe(false);
    expect(isDue(first, day(28))).toBe(true);
    // The clocks change in between in many places: a day is a date.
    const second = answered(first, true, day(28) + 9 * 3_600_000)!;
    expect(second).toEqual({ step: 1, due: day(4, 3) });
    const third = answered(second, true, day(4, 3))!;
    expect(third).toEqual({ step: 2, due: day(4, 4) });
    expect(answered(third, true, day(4, 4))).toBeNull();
  });

  test('a wrong answer starts over', () => {
    expect(answered({ step: 2, due: 0 }, false, evening)).toEqual({ step: 0, due: day(28) });
  });

  function mistake(id: string, due: number): Mistake {
    const { view, best, others } = list[0]!;
    return { id, game: 'linx', rules: 1, view, best, others, played: others[0]![0], step: 0, due };
  }

  test('what is due is told, the longest first; answers are kept', () => {
    addMistakes([mistake('b', evening), mistake('a', evening - DAY), mistake('c', evening + DAY)]);
    // Found again by another review, it keeps its day.
    addMistakes([mistake('c', evening)]);
    expect(dueMistakes(evening).map(({ id }) => id)).toEqual(['a', 'b']);
    noteAnswer('a', true, evening);
    noteAnswer('b', false, evening);
    expect(dueMistakes(evening)).toEqual([]);
    expect(mistakes().map(({ id, step }) => [id, step])).toEqual([
      ['b', 0],
      ['a', 1],
      ['c', 0],
    ]);
  });

  test('notes that cannot be read are forgotten, and too many are not kept', () => {
    localStorage.setItem('quartet-mistakes', '{');
    expect(mistakes()).toEqual([]);
    addMistakes(Array.from({ length: 100 }, (_, at) => mistake(`${at}`, evening)));
    expect(mistakes()).toHaveLength(60);
  });
});

describe('puzzles', () => {
  test('each has a name of its own', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  test('come easiest first, then those that went wrong', () => {
    const first = nextOf(list, practised('linx'), null)!;
    expect(first.grade).toBe(Math.min(...list.map(({ grade }) => grade!)));
    keepAnswer('linx', first.id, true);
    expect(nextOf(list, practised('linx'), first.id)).not.toBe(first);
    for (const { id } of list) keepAnswer('linx', id, id !== list[1]!.id);
    expect(nextOf(list, practised('linx'), null)).toBe(list[1]);
    expect(solvedOf(list, practised('linx'))).toBe(list.length - 1);
  });

  test('a chain laid from its other end is the same answer', () => {
    const chain = list.find(({ best }) => best[0]!.startsWith('chain'))!;
    const state = linx.imagine(chain.view as never, new FastRng('any'));
    const move = linx.parse(chain.best[0]!)!;
    const turned = move.type === 'chain' ? { ...move, cards: move.cards.toReversed() } : move;
    const game = findGame('linx')!;
    expect(isBest(game, state, chain.best, turned)).toBe(true);
    expect(knownLoss(game, state, chain, game.print(turned))).toBe(0);
    const [other, behind] = chain.others[0]!;
    expect(isBest(game, state, chain.best, game.parse(other)!)).toBe(false);
    expect(knownLoss(game, state, chain as Exercise, other)).toBe(behind);
  });
});

describe('the longest chain', () => {
  test('the same seed deals the same, and each can be laid as the rules have it', () => {
    const deals = chainDeals('evening');
    expect(deals).toHaveLength(DEALS);
    expect(chainDeals('evening')).toEqual(deals);
    expect(chainDeals('morning')).not.toEqual(deals);
    for (const { view, longest } of deals) {
      const state = linx.imagine(view, new FastRng('any'));
      const reached = view.scoring.filter(
        (length) => length !== null && length <= longest.length,
      ) as number[];
      const move = { type: 'chain', cards: longest, for: Math.max(...reached) } as const;
      expect(linx.refuse(state, move)).toBeNull();
    }
  });

  test('counts what was found of the longest, and what was not reached as nothing', () => {
    const deals = chainDeals('evening');
    expect(
      shareOf(
        deals,
        deals.map(({ longest }) => longest.length),
      ),
    ).toBe(1);
    const total = deals.reduce((sum, { longest }) => sum + longest.length, 0);
    expect(shareOf(deals, [5, 0])).toBeCloseTo(5 / total);
  });
});
