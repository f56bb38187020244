import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { games } from '@quartet/catalog';
import { FastRng, type Game } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { bookFile, GRADES, readBook } from '../src/index.ts';
import { graded, kindOf } from '../src/making/index.ts';

/** What a phone may have to fetch, in bytes, gzipped. */
const HEAVIEST = 120_000;

function bookOf(game: Game) {
  const text = readFileSync(bookFile(game.id)!);
  const book = readBook(game, JSON.parse(text.toString()));
  if (typeof book === 'string') throw new Error(book);
  return { text, book };
}

describe.each(games.map((game) => [game.id, game] as const))('the puzzles of %s', (_, game) => {
  const { text, book } = bookOf(game);

  test('are well-formed and light, and a search ten times as long confirmed each', () => {
    expect(gzipSync(text).length).toBeLessThan(HEAVIEST);
    expect(book.list).toHaveLength(200);
    expect(book.confirmed).toBe(10 * book.deals);
    expect(new Set(book.list.map(({ view }) => JSON.stringify(view))).size).toBe(book.list.length);
  });

  test('hold what the actor sees and nothing else: other hidden cards look the same', () => {
    for (const { view } of book.list) {
      const [one, other] = ['one', 'other'].map((name) => game.imagine(view, new FastRng(name)));
      expect(game.view(one!, view.actor)).toEqual(view);
      expect(game.view(other!, view.actor)).toEqual(view);
    }
  });

  test('have one best move that may be played, well ahead of what else may be', () => {
    for (const { best, others } of book.list) {
      expect(others[0]![1]).toBeGreaterThanOrEqual(20);
      expect(others.map(([move]) => move)).not.toContain(best[0]);
    }
  });

  test('are of several kinds and every grade', () => {
    const kinds = Map.groupBy(book.list, kindOf);
    expect(kinds.size).toBeGreaterThanOrEqual(4);
    for (const [, alike] of kinds)
      expect(alike.length).toBeLessThanOrEqual(Math.ceil(0.3 * book.list.length));
    for (const grade of GRADES) {
      const alike = book.list.filter((puzzle) => puzzle.grade === grade);
      expect(alike.length).toBeGreaterThanOrEqual(book.list.length / 8);
    }
    expect(book.list).toEqual(graded(book.list));
  });
});
