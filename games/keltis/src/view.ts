import type { Hidden, Seat, Viewer } from '@quartet/core';
import type { Card, Colour, PointCard, Sign } from './cards.ts';
import type { KeltisTable } from './options.ts';
import { DRY_ROUNDS, type Phase } from './state.ts';

export interface Hand extends Hidden<Card> {
  /** §9.2 What everybody saw being picked up and is still there. */
  readonly known: readonly Card[];
}

export interface Player {
  readonly hand: Hand;
  /** In the order in which they were laid. */
  readonly rows: Readonly<Record<Colour, readonly Card[]>>;
  /** The point row, lowest first. */
  readonly points: readonly PointCard[];
  /** Wishing stones taken, lowest first. */
  readonly stones: readonly number[];
}

/** §9 The table as one viewer knows it. */
export interface View {
  readonly viewer: Viewer;
  readonly table: KeltisTable;
  readonly actor: Seat;
  readonly phase: Phase;
  readonly players: readonly Player[];
  /** Wishing stones that still lie open. */
  readonly stones: readonly number[];
  /** Bottom first. */
  readonly discards: Readonly<Record<Sign, readonly Card[]>>;
  /** Top first. */
  readonly pile: Hidden<Card>;
  /** §2.1 Out of the game. */
  readonly removed: Hidden<Card>;
  /** Cards the actor still has to draw, or may still add at the end. */
  readonly left: number;
  /** §6.2 Discard piles the actor may not draw from this turn. */
  readonly barred: readonly Sign[];
  /** §6.4 Turns in a row without a card off the pile; the present one counts from its action on. */
  readonly dry: number;
  /** §7.3 The seat that brought about the end, once somebody did. */
  readonly ender?: Seat;
}

/** §6.4 Whether the actor may draw off the draw pile only. */
export function isClosed({ phase, dry, table }: View): boolean {
  return phase === 'draw' && dry > DRY_ROUNDS * table.seats;
}
