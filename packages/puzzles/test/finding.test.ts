import { readFile } from 'node:fs/promises';
import { appraise, knowledgeOf, loadMaster } from '@quartet/bots';
import { games } from '@quartet/catalog';
import { FastRng, type Game } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { readBook } from '../src/index.ts';
import {
  askBook,
  confirmBook,
  type Finder,
  findPuzzle,
  graded,
  kindOf,
  makePuzzles,
  positions,
  solversOf,
} from '../src/making/index.ts';
import { movesIn } from '../src/making/search.ts';

const linko = games.find(({ id }) => id === 'linko')!;
await loadMaster(knowledgeOf(linko), readFile);

function finderOf(game: Game): Finder {
  return { knowledge: knowledgeOf(game), solvers: solversOf(game), seed: 'test' };
}

/** Cheap enough for a test: two puzzles, unconfirmed. */
function made() {
  return [...makePuzzles({ game: linko, seed: 'test', count: 2, seats: 3, isConfirmed: false })].at(-1)!;
}
const { book } = made();

describe('a puzzle', () => {
  test('follows from what its maker sees: other hidden cards, the same puzzle', () => {
    const finder = finderOf(linko);
    for (const { view } of positions(linko, 'test', 3)) {
      const puzzle = findPuzzle(finder, view);
      if (!puzzle) continue;
      const otherwise = linko.imagine(view, new FastRng('other hands'));
      const seen = linko.view(otherwise, view.viewer);
      expect(linko.view(otherwise, 'referee')).not.toEqual(
        linko.view(linko.imagine(view, new FastRng('hands')), 'referee'),
      );
      expect(findPuzzle(finder, seen)).toEqual(puzzle);
      return;
    }
  });

  test('has one clearly best move, others to think about, and an answer of each level', () => {
    for (const { best, others, found } of book.list) {
      expect(others.length).toBeGreaterThan(0);
      expect(others[0]![1]).toBeGreaterThanOrEqual(25);
      expect(others.map(([text]) => text)).not.toContain(best[0]);
      expect(found).toHaveLength(5);
    }
  });

  test('is not of the same kind as the one before', () => {
    const [one, other] = book.list.map(kindOf);
    expect(one).not.toBe(other);
  });

  test('whose solution is wrong does not survive the longer search', () => {
    const [puzzle] = book.list;
    const wrong = { ...puzzle!, best: [puzzle!.others[0]![0]] };
    const { found, held, book: left } = [...confirmBook(linko, { ...book, list: [puzzle!, wrong] })].at(-1)!;
    expect([found, held]).toEqual([2, 1]);
    expect(left.list.map(({ best }) => best)).toEqual([puzzle!.best]);
  });
});

describe('stars', () => {
  const [first] = book.list;
  const found = (times: number) => ({ ...first!, found: [times] });
  const starsOf = (times: readonly number[]) => graded(times.map(found)).map(({ grade }) => grade);

  test('are given by how often the others of a file are found, a fifth each', () => {
    expect(starsOf([1, 9, 3, 7, 5])).toEqual([5, 1, 4, 2, 3]);
    expect(starsOf([40, 41, 42, 43, 44, 45, 46, 47, 48, 49])).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
  });

  test('are as many where as many find it', () => {
    expect(starsOf([9, 9, 9, 9, 9])).toEqual([3, 3, 3, 3, 3]);
    expect(starsOf([9, 9, 0, 0, 5])).toEqual([1, 1, 4, 4, 3]);
  });
});

describe('a file of puzzles', () => {
  const [first] = book.list;

  test('asked again answers the same while bots are the same, and keeps its solutions whatever they answer', () => {
    const asked = [...askBook(linko, book)].at(-1)!.book;
    expect(asked).toEqual(book);
    const forgot = { ...book, list: book.list.map((puzzle) => ({ ...puzzle, found: [0, 0, 0, 0, 0] })) };
    expect([...askBook(linko, forgot)].at(-1)!.book).toEqual(book);
  });

  test('is read back as it was written, and the same seed writes the same', () => {
    expect(readBook(linko, JSON.parse(JSON.stringify(book)))).toEqual(book);
    expect(made().book).toEqual(book);
  });

  const spoilt: readonly (readonly [string, unknown, RegExp])[] = [
    ['another game', { ...book, game: 'keltis' }, /of "keltis"/],
    ['other rules', { ...book, rules: 99 }, /version 99/],
    ['no list', { ...book, list: 7 }, /no file of puzzles/],
    ['a move that may not be played', { ...book, list: [{ ...first, best: ['play 1 2'] }] }, /may not be/],
    ['no such move', { ...book, list: [{ ...first, best: ['fly'] }] }, /may not be/],
    [
      'a view of somebody else',
      { ...book, list: [{ ...first, view: { ...first!.view, viewer: 'table' } }] },
      /view/,
    ],
    ['more found than asked', { ...book, list: [{ ...first, found: [99, 0, 0, 0, 0] }] }, /found/],
    ['six stars', { ...book, list: [{ ...first, grade: 6 }] }, /stars/],
  ];
  test.each(spoilt)('%s is told', (_, value, reason) => {
    expect(readBook(linko, value)).toMatch(reason);
  });
});

describe('appraising', () => {
  test('a move by another name is alike, and nothing else is', () => {
    const { view } = positions(linko, 'test', 3).next().value!;
    const [one, other] = movesIn(linko, view, new FastRng('moves'));
    // The same move twice stands for two names of it.
    const appraised = appraise(knowledgeOf(linko), view, [one!, one!, other!], new FastRng('luck'), 200);
    const best = appraised[0]!.code;
    expect(appraised.map(({ code, isAlike }) => isAlike === (code === best))).toEqual([true, true, true]);
    expect(appraised.filter(({ code }) => code === one).map(({ tried }) => tried)).toEqual([200, 200]);
    expect(appraised.at(-1)!.behind).toBeGreaterThanOrEqual(0);
  });
});
