import type { Hidden, Seat, Table, Viewer } from '@quartet/core';
import type { Card } from './cards.ts';
import type { Options } from './options.ts';
import type { Phase } from './state.ts';

/** All that a viewer with perfect memory knows. Where the order of cards says nothing, the lowest comes first. */
export interface View {
  readonly viewer: Viewer;
  readonly table: Table<Options>;
  readonly actor: Seat;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  /** Whose turn it is; the actor may be another, whose layer was snatched. */
  readonly turn: Seat;
  /** Whose top layer is being snatched, while one is. */
  readonly victim?: Seat;
  /** How many cards the victim still has to draw, while it draws. */
  readonly due?: number;
  /** §7.2 The round ends with this turn. */
  readonly lastTurn: boolean;
  readonly seats: readonly Player[];
  /** By slot, left to right. */
  readonly row: readonly (readonly Card[])[];
  /** `cards`, top first, are the referee's. */
  readonly pile: Hidden<Card>;
  readonly discards: readonly Card[];
  /** §9 Only in a Duel. */
  readonly ghost?: readonly Card[];
}

export interface Player {
  readonly hand: Hidden<Card>;
  /** §10.2 What everybody knows this hand to hold. */
  readonly known: readonly Card[];
  /** Bottom first. */
  readonly layers: readonly (readonly Card[])[];
  /** Points of the rounds before this one. */
  readonly earlier: number;
}
