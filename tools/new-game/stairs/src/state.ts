import { carver, NOBODY, type Seat, type Table } from '@quartet/core';
import { DECK_SIZE } from './cards.ts';
import type { Options } from './options.ts';

/** §2.1 */
export const HAND_SIZE = 6;

export const PHASE = { turn: 0, drawn: 1, over: 2 } as const;
export type Phase = keyof typeof PHASE;
export const PHASE_NAMES = Object.keys(PHASE) as readonly Phase[];

/** Of a card: in no hand. */
export const NO_HAND = 255;

export class State {
  readonly table: Table<Options>;
  readonly seats: number;
  /** All that follows but the single numbers, so that a copy is one `set`. */
  readonly bytes: Uint8Array;

  /** [card] → the seat that holds it, or NO_HAND. */
  readonly holders: Uint8Array;
  /** [seat] → cards in hand. */
  readonly sizes: Uint8Array;
  /** The cards as they were shuffled; the draw pile begins at `top`. */
  readonly deck: Uint8Array;
  /** Cards laid, the first one first. */
  readonly heap: Uint8Array;
  /** [seat] → rounds in which the seat was out. */
  readonly outs: Uint8Array;
  /** [seat] → cards left in the rounds before this one. */
  readonly left: Uint8Array;

  phase: number = PHASE.turn;
  /** Deals before this one. */
  round = 0;
  turn: Seat;
  /** How many cards of the deck were dealt, opened or drawn. */
  top = 0;
  height = 0;
  /** Passes in a row. */
  passes = 0;
  /** §3.2 The card the actor drew and may lay at once. */
  drawn = 0;

  constructor(table: Table<Options>) {
    const { seats } = table;
    this.table = table;
    this.seats = seats;
    this.bytes = new Uint8Array(3 * DECK_SIZE + 3 * seats);
    const carve = carver(this.bytes);
    this.holders = carve(DECK_SIZE);
    this.deck = carve(DECK_SIZE);
    this.heap = carve(DECK_SIZE);
    this.sizes = carve(seats);
    this.outs = carve(seats);
    this.left = carve(seats);
    this.turn = table.first;
  }
}

export function copy(from: State, to = new State(from.table)): State {
  to.bytes.set(from.bytes);
  to.phase = from.phase;
  to.round = from.round;
  to.turn = from.turn;
  to.top = from.top;
  to.height = from.height;
  to.passes = from.passes;
  to.drawn = from.drawn;
  return to;
}

export function actor(s: State): Seat {
  return s.phase === PHASE.over ? NOBODY : s.turn;
}

export function topOfHeap(s: State): number {
  return s.heap[s.height - 1]!;
}

/** §2.3 Who begins this round. */
export function beginner(s: State): Seat {
  return (s.table.first + s.round) % s.seats;
}
