import type { Shapes } from '@quartet/core';

/** From one star, which nearly everybody finds, to five. */
export type Grade = 1 | 2 | 3 | 4 | 5;
export const GRADES: readonly Grade[] = [1, 2, 3, 4, 5];

/** A decision in which one move is clearly best by what its maker knows. Values are in thousandths. */
export interface Puzzle {
  /** Of whoever must decide: all that is known of the table, and all that there is of it here. */
  readonly view: Shapes['View'];
  /** The best move; more texts than one where it can be made in several ways that come to the same. */
  readonly best: readonly string[];
  /** How well its maker may expect to stand after it. */
  readonly value: number;
  /** What else was thought about, and how much less it is worth; the next best first. */
  readonly others: readonly (readonly [move: string, behind: number])[];
  /** By level of the book: of `tries`, so many found the best move. */
  readonly found: readonly number[];
  readonly grade: Grade;
}

/** The puzzles of one game, as a file. */
export interface Book {
  readonly puzzles: 1;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /** The games they are from and the search that found them follow from it. */
  readonly seed: string;
  /** Imagined deals on which the best move was compared with the next; how many more confirmed it, null: none did. */
  readonly deals: number;
  readonly confirmed: number | null;
  /** Who was asked, and how often. */
  readonly levels: readonly string[];
  readonly tries: number;
  readonly list: readonly Puzzle[];
}
