import type { Deal, Game, Language, Rng, Shapes, Table, Wording } from '@quartet/core';

/** What the laws need to know of a game beyond the contract. */
export interface LawKit<S extends Shapes = Shapes> {
  readonly game: Game<S>;
  /** The option sets to try with so many seats; what a set leaves out is the default. */
  optionSets(seats: number): readonly Partial<S['Options']>[];
  /** Every card of the decks by code (its face, where copies are alike), wherever it lies in a referee's view. */
  census(view: S['View']): readonly string[];
  /** The moves that can be written at this table, legal or not: all, or a fair sample where they are too many. */
  vocabulary(table: Table<S['Options']>, rng: Rng): readonly S['Move'][];
}

/** And what is needed to look at its sentences. */
export interface Kit<S extends Shapes = Shapes> extends LawKit<S> {
  readonly wordings: Readonly<Record<Language, Wording<S>>>;
}

/** A second, slow and plain implementation of the same rules, living in the tests of a game. */
export interface Naive {
  /** The seat that must move; -1 once the match is over. */
  actor(): number;
  /** The texts of all legal moves, each once, in any order. */
  legal(): readonly string[];
  /** Plays a legal move. */
  play(text: string): void;
  scores(): readonly number[];
  winners(): readonly number[];
  clone(): Naive;
}

export type MakeNaive<S extends Shapes> = (table: Table<S['Options']>, deals: readonly Deal[]) => Naive;
