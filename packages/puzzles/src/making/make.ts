import { knowledgeOf } from '@quartet/bots';
import type { Game } from '@quartet/core';
import type { Book, Grade, Puzzle } from '../puzzle.ts';
import { graded, TRIES } from './ask.ts';
import { askAgain, confirmPuzzle, DEALS, type Finder, findPuzzle, kindOf, LONGER } from './find.ts';
import { solversOf } from './levels.ts';
import { positions } from './positions.ts';

/** Of a book, at most so much may be of one kind, of one grade, and of the easiest one. */
const ALIKE = 0.3;
const GRADED = 0.35;
const EASIEST = 0.2;
/** From one game. */
const FROM_GAME = 2;
/** So many decisions are looked at for each puzzle wanted; then what was found is all. */
const PATIENCE = 400;

export interface Wanted {
  readonly game: Game;
  readonly seed: string;
  readonly count: number;
  readonly seats: number | null;
  readonly isConfirmed: boolean;
}

/** How far it is: decisions looked at, puzzles found, and those that a longer search confirmed. */
export interface Made {
  readonly looked: number;
  readonly found: number;
  readonly held: number;
  readonly book: Book;
}

/** Finds puzzles in games of bots, one after another. A master must have been loaded. */
export function* makePuzzles(wanted: Wanted): Generator<Made> {
  const { game, seed, count, isConfirmed } = wanted;
  const finder = finderOf(game, seed);
  const list: Puzzle[] = [];
  const hasRoomFor = (kind: string): boolean =>
    list.filter((one) => kindOf(one) === kind).length < Math.ceil(ALIKE * count);
  const hasRoomAt = (grade: Grade): boolean =>
    list.filter((one) => one.grade === grade).length < Math.ceil((grade === 1 ? EASIEST : GRADED) * count);
  const fromGame = new Map<number, number>();
  let looked = 0;
  let found = 0;
  for (const { view, from } of positions(game, seed, wanted.seats)) {
    if (list.length === count || looked++ === PATIENCE * count) return;
    if (fromGame.get(from) === FROM_GAME) continue;
    const puzzle = findPuzzle(finder, view, { for: hasRoomFor, easy: hasRoomAt(1) });
    if (!puzzle || !hasRoomFor(kindOf(puzzle)) || !hasRoomAt(puzzle.grade)) continue;
    found++;
    const kept = isConfirmed ? confirmPuzzle(finder, puzzle) : puzzle;
    if (!kept) continue;
    list.push(kept);
    fromGame.set(from, (fromGame.get(from) ?? 0) + 1);
    yield { looked, found, held: list.length, book: bookOf(finder, list, isConfirmed) };
  }
}

/** Searches again, ten times as long, and leaves out what does not hold. */
export function* confirmBook(game: Game, book: Book): Generator<Made> {
  const finder = finderOf(game, book.seed);
  const list: Puzzle[] = [];
  for (const [at, puzzle] of book.list.entries()) {
    const kept = confirmPuzzle(finder, puzzle);
    if (kept) list.push(kept);
    yield { looked: at + 1, found: at + 1, held: list.length, book: bookOf(finder, list, true) };
  }
}

/** Asks every level anew; the solutions stay. */
export function* askBook(game: Game, book: Book): Generator<Made> {
  const finder = finderOf(game, book.seed);
  const list: Puzzle[] = [];
  for (const puzzle of book.list) {
    list.push(askAgain(finder, puzzle));
    const { length } = list;
    const asked = { ...bookOf(finder, list, true), deals: book.deals, confirmed: book.confirmed };
    yield { looked: length, found: length, held: length, book: asked };
  }
}

function finderOf(game: Game, seed: string): Finder {
  return { knowledge: knowledgeOf(game), solvers: solversOf(game), seed };
}

function bookOf({ knowledge, solvers, seed }: Finder, list: readonly Puzzle[], isConfirmed: boolean): Book {
  const { id, version } = knowledge.game;
  return {
    puzzles: 1,
    game: id,
    rules: version,
    seed,
    deals: DEALS,
    confirmed: isConfirmed ? LONGER * DEALS : null,
    levels: solvers.map(({ name }) => name),
    tries: TRIES,
    list: graded(list),
  };
}
