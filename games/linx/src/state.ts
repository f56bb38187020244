import { carver, NOBODY, nextSeat, type Seat, type Table } from '@quartet/core';
import { about } from './about.ts';
import { ANCHORS, deckSize, LENGTHS, MAX_HAND, SCORING_SLOTS, scoringSize } from './cards.ts';
import type { Options } from './options.ts';

export const SEATS = about.seats;

export const PHASE = { draw: 0, act: 1, over: 2 } as const;
export type Phase = keyof typeof PHASE;
export const PHASE_NAMES = Object.keys(PHASE) as readonly Phase[];

/** Everything that lies on the table, in one buffer: a copy is one `set` and a few numbers. */
export class State {
  readonly table: Table<Options>;
  readonly bytes: Uint8Array;

  /** [seat] → the hand slots whose cards everybody knows, as a set. Among equal cards these come first. */
  readonly known: Uint16Array;
  /** [seat] → points of the scoring cards won in earlier games. */
  readonly earlier: Uint16Array;
  /** [seat] → bonuses so far. */
  readonly bonuses: Uint16Array;

  /** Cards ascending, in slots: [seat × MAX_HAND + slot]. */
  readonly hands: Uint8Array;
  /** [seat] → cards in hand. */
  readonly held: Uint8Array;
  /** [seat] → 1 if the seat plays in this game. */
  readonly plays: Uint8Array;
  readonly anchors: Uint8Array;
  /** The lengths of the scoring cards face up. */
  readonly scoring: Uint8Array;
  /** [seat × LENGTHS + length − SHORTEST] → scoring cards won in this game. */
  readonly won: Uint8Array;
  /** Its top lies at `stockTop`; what was taken is NO_CARD. */
  readonly stock: Uint8Array;
  /** Bottom first, `discarded` cards. */
  readonly discards: Uint8Array;
  /** Its top lies at `scoringTop`; what was taken is 0. */
  readonly scoringPile: Uint8Array;

  phase: number = PHASE.draw;
  /** The seat to move; NOBODY once the match is over. */
  turn: Seat = NOBODY;
  drawsLeft = 0;
  stockTop = 0;
  discarded = 0;
  scoringTop = 0;
  /** §3.4 Turns in a row, up to this one, that moved no card off the stock. */
  idleTurns = 0;
  /** §3.4 Whether a card left the stock in this turn: 1 or 0. */
  stockMoved = 0;
  /** Counted from 0. */
  game = 0;
  beginner: Seat = NOBODY;
  /** How many seats play in this game. */
  players = 0;
  /** §7.3 The number of this play-off in a row; 0 in any other game. */
  playOff = 0;

  constructor(table: Table<Options>) {
    const { seats } = table;
    const deck = deckSize(seats);
    const pile = scoringSize(seats);
    const words = 3 * seats;
    const small = seats * (MAX_HAND + 2 + LENGTHS) + ANCHORS + SCORING_SLOTS;
    const buffer = new ArrayBuffer(2 * words + small + 2 * deck + pile);
    this.table = table;
    this.bytes = new Uint8Array(buffer);
    this.known = new Uint16Array(buffer, 0, seats);
    this.earlier = new Uint16Array(buffer, 2 * seats, seats);
    this.bonuses = new Uint16Array(buffer, 4 * seats, seats);
    const carve = carver(this.bytes.subarray(2 * words));
    this.hands = carve(seats * MAX_HAND);
    this.held = carve(seats);
    this.plays = carve(seats);
    this.anchors = carve(ANCHORS);
    this.scoring = carve(SCORING_SLOTS);
    this.won = carve(seats * LENGTHS);
    this.stock = carve(deck);
    this.discards = carve(deck);
    this.scoringPile = carve(pile);
  }
}

export function copy(from: State, to: State = new State(from.table)): State {
  to.bytes.set(from.bytes);
  to.phase = from.phase;
  to.turn = from.turn;
  to.drawsLeft = from.drawsLeft;
  to.stockTop = from.stockTop;
  to.discarded = from.discarded;
  to.scoringTop = from.scoringTop;
  to.idleTurns = from.idleTurns;
  to.stockMoved = from.stockMoved;
  to.game = from.game;
  to.beginner = from.beginner;
  to.players = from.players;
  to.playOff = from.playOff;
  return to;
}

/** The next seat clockwise that plays in this game. */
export function nextPlayer(s: State, seat: Seat): Seat {
  let next = seat;
  do next = nextSeat(next, s.table.seats);
  while (s.plays[next] === 0);
  return next;
}
