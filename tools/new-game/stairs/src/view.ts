import type { Hidden, Seat, Table, Viewer } from '@quartet/core';
import type { Card } from './cards.ts';
import type { Options } from './options.ts';
import type { Phase } from './state.ts';

/** §6 All that a player with perfect memory knows. What is hidden is absent. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table<Options>;
  readonly actor: Seat;
  readonly phase: Phase;
  /** Counted from 1. */
  readonly round: number;
  /** By seat. */
  readonly players: readonly Player[];
  /** The first card laid first: the last one is on top. */
  readonly heap: readonly Card[];
  readonly pile: Hidden<Card>;
  /** Passes in a row. */
  readonly passes: number;
  /** §3.2 The card just drawn, which is also in the hand. */
  readonly drawn?: Card;
}

export interface Player {
  readonly hand: Hidden<Card>;
  /** Rounds in which this player was out. */
  readonly outs: number;
  /** Cards left in the rounds before this one. */
  readonly left: number;
  /** §4.2 As if the round ended now. */
  readonly score: number;
}
