import type { Hidden, Seat, Table, Viewer } from '@quartet/core';
import type { Options } from './options.ts';
import type { Phase } from './state.ts';

/** Ascending. */
export interface Hand extends Hidden<string> {
  /** The cards everybody knows: taken from the discard pile and not played since (§8.2). */
  readonly known: readonly string[];
}

/** §8 Who sees what: all that a player with perfect memory knows. Lists by seat have an entry for each seat. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table<Options>;
  readonly actor: Seat;
  readonly phase: Phase;
  /** Counted from 0. */
  readonly game: number;
  readonly beginner: Seat;
  /** The seats that play in this game, ascending. */
  readonly players: readonly Seat[];
  /** The number of this play-off in a row; 0 in any other game. */
  readonly playOff: number;
  readonly drawsLeft: number;
  /** Turns in a row, up to this one, that moved no card off the stock. */
  readonly idleTurns: number;
  /** Whether a card left the stock in this turn. */
  readonly stockMoved: boolean;
  /** By slot; null where it is empty. */
  readonly anchors: readonly (string | null)[];
  /** The lengths on the scoring cards face up, by slot; null where it is empty. */
  readonly scoring: readonly (number | null)[];
  /** Top first. */
  readonly discards: readonly string[];
  /** `cards`, top first, are the referee's. */
  readonly stock: Hidden<string>;
  readonly scoringPile: Hidden<number>;
  readonly hands: readonly Hand[];
  /** The lengths on the scoring cards each seat won in this game, descending. */
  readonly won: readonly (readonly number[])[];
  /** Cards out of this game, laid in chains. Ascending. */
  readonly gone: readonly string[];
  /** Points of scoring cards in earlier games. */
  readonly earlier: readonly number[];
  readonly bonuses: readonly number[];
}
