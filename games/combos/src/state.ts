import { carver, NOBODY, type Seat, type Table } from '@quartet/core';
import { about } from './about.ts';
import { CARDS, DECK_SIZE } from './cards.ts';
import { LONGEST } from './combinations.ts';
import type { Options } from './options.ts';

export const SEATS = about.seats;
export const RESERVES = 2;
export const DRAWS = 3;
/** §5.2 At most two Redraws and two X bring in three cards each. */
export const MOST_DRAWS = 4 * DRAWS;

/** §2.1 */
export function handSize(seats: number): number {
  return seats === SEATS.max ? 7 : 10;
}

/** The most a hand can grow to: all it was dealt, its reserve, and every card drawn in the round. */
export const HAND_MAX = handSize(SEATS.min) + RESERVES + MOST_DRAWS;

export const PHASE = { act: 0, insert: 1, over: 2 } as const;
export type Phase = keyof typeof PHASE;
export const PHASE_NAMES = Object.keys(PHASE) as readonly Phase[];

/** A byte of a hand: the face, and whether everybody knows it. */
export const FACE = 15;
export const KNOWN = 16;
/** A byte on the table: the face, and above it the number an X stands for. */
export const STANDS_FOR = 4;

export class State {
  readonly table: Table<Options>;
  readonly seats: number;
  /** §4.7 */
  readonly xEndsTurn: boolean;
  readonly bytes: Uint8Array;

  /** [seat × HAND_MAX + position] → face, with KNOWN. */
  readonly hands: Uint8Array;
  readonly sizes: Uint8Array;
  /** [seat × RESERVES + which] → face. */
  readonly reserves: Uint8Array;
  readonly reserveSizes: Uint8Array;
  /** [seat × LONGEST + n] → what the seat laid in this turn, 0 after its last card. */
  readonly laid: Uint8Array;
  /** Likewise, in the turn before this one, be it of the round before. */
  readonly laidBefore: Uint8Array;
  /** [face] → how many were put away in this round. */
  readonly away: Uint8Array;
  /** The draw pile, top first, from `top` on. */
  readonly deck: Uint8Array;
  readonly chips: Uint8Array;
  /** 1 for who had to pay and could not. */
  readonly lost: Uint8Array;

  phase: number = PHASE.act;
  /** Deals before this one. */
  round = 0;
  opener: Seat;
  /** Who acts; while cards are placed, the winner of the turn. */
  turn: Seat;
  /** Strength of the combination to beat; 0 if there is none yet. */
  best = 0;
  top = 0;
  /** §5.2 The card being placed, and how many follow. */
  drawn = 0;
  more = 0;

  constructor(table: Table<Options>) {
    const { seats } = table;
    this.table = table;
    this.seats = seats;
    this.xEndsTurn = table.options.xCard === 'manual';
    this.bytes = new Uint8Array(
      seats * (HAND_MAX + RESERVES + 2 * LONGEST + 4) + CARDS.length + 1 + DECK_SIZE,
    );
    const carve = carver(this.bytes);
    this.hands = carve(seats * HAND_MAX);
    this.sizes = carve(seats);
    this.reserves = carve(seats * RESERVES);
    this.reserveSizes = carve(seats);
    this.laid = carve(seats * LONGEST);
    this.laidBefore = carve(seats * LONGEST);
    this.away = carve(CARDS.length + 1);
    this.deck = carve(DECK_SIZE);
    this.chips = carve(seats);
    this.lost = carve(seats);
    this.opener = table.first;
    this.turn = table.first;
  }
}

export function copy(from: State, to = new State(from.table)): State {
  to.bytes.set(from.bytes);
  to.phase = from.phase;
  to.round = from.round;
  to.opener = from.opener;
  to.turn = from.turn;
  to.best = from.best;
  to.top = from.top;
  to.drawn = from.drawn;
  to.more = from.more;
  return to;
}

export function actor(s: State): Seat {
  return s.phase === PHASE.over ? NOBODY : s.turn;
}

export function toTheRight(s: State, seat: Seat): Seat {
  return seat === 0 ? s.seats - 1 : seat - 1;
}
