import { carver, NOBODY, type Seat } from '@quartet/core';
import { DECK, HIGHEST, VALUES } from './cards.ts';
import type { KeltisTable } from './options.ts';

/** §2.2 */
export const HAND_SIZE = 8;
/** §1.1 */
export const ROWS = 5;
/** §1.4 Wishing stones are numbered 1 to 9. */
export const LAST_STONE = 9;
/** §7.1 */
export const LAST_ROW = 5;
/** Six discard piles; none can grow higher than the 18 cards of a colour. */
export const PILES = 6;
export const PILE_ROOM = 18;
/** §6.4 Turns per player without a card off the pile, before the discard piles are closed. */
export const DRY_ROUNDS = 3;

/** What is asked: an action, a card to draw, one of the last two cards, nothing. */
export const PHASE = { act: 0, draw: 1, add: 2, over: 3 } as const;
export type Phase = keyof typeof PHASE;
export const PHASE_NAMES = Object.keys(PHASE) as readonly Phase[];

/** `lasts` of a row that takes no point card: it has no number yet, or is ended. */
export const NONE = 15;
/** `lowest` of an ended row: no number is as high. */
export const CLOSED = 12;

/** The whole table. A row is known by `seat * ROWS + colour`. */
export class State {
  readonly table: KeltisTable;
  readonly seats: number;
  /** §4.3 Whether a point card may be half of a pair. */
  readonly pointsPair: boolean;
  /** All that follows down to `removed` lies in here. */
  readonly bytes: Uint8Array;
  /** [seat × HAND_SIZE + i] → card; lowest first, of two equal cards the known one first. */
  readonly hands: Uint8Array;
  readonly handSizes: Uint8Array;
  /** [seat] → one bit per card of the hand: 1 if everybody saw it being picked up. */
  readonly known: Uint8Array;
  /** [row × VALUES + value] → how many lie there, plus 4 × after how many of them the point card lies. */
  readonly laid: Uint8Array;
  /** [row] → cards in it, points and Ends included. */
  readonly lengths: Uint8Array;
  /** [row] → the numbers it takes reach from `lowest` to `highest`. */
  readonly lowest: Uint8Array;
  readonly highest: Uint8Array;
  /** [row] → the last number, which a point card must equal; else NONE. */
  readonly lasts: Uint8Array;
  /** [value] → 1 + the seat in whose point row this point card lies; 0 if in none. */
  readonly pointOwners: Uint8Array;
  /** [value] → 1 + the seat that took this wishing stone; 0 while it lies open. */
  readonly stoneOwners: Uint8Array;
  /** [pile × PILE_ROOM + i] → card; the top one last. */
  readonly discards: Uint8Array;
  readonly discardSizes: Uint8Array;
  /** The draw pile, its top card last. */
  readonly pile: Uint8Array;
  /** The cards out of the game, as they lay in the deck. */
  readonly removed: Uint8Array;

  pileSize = 0;
  phase: number = PHASE.act;
  turn: Seat;
  /** Cards still to draw, or still to add at the end, before it is the next player's turn. */
  left = 0;
  /** One bit per discard pile that was discarded onto this turn. */
  barred = 0;
  /** Turns in a row without a card off the pile; counts the present turn from its action on. */
  dry = 0;
  endedRows = 0;
  /** The seat that brought about the end. */
  ender: Seat = NOBODY;

  constructor(table: KeltisTable) {
    const { seats, first, options } = table;
    const rows = seats * ROWS;
    const pile = DECK.length - seats * HAND_SIZE - options.removed;
    const perSeat = HAND_SIZE + 2 + ROWS * (VALUES + 4);
    const shared = HIGHEST + 1 + LAST_STONE + 1 + PILES * (PILE_ROOM + 1);
    const carve = carver((this.bytes = new Uint8Array(seats * perSeat + shared + pile + options.removed)));
    this.table = table;
    this.seats = seats;
    this.pointsPair = options.pairs === 'any';
    this.turn = first;
    this.hands = carve(seats * HAND_SIZE);
    this.handSizes = carve(seats);
    this.known = carve(seats);
    this.laid = carve(rows * VALUES);
    this.lengths = carve(rows);
    this.lowest = carve(rows);
    this.highest = carve(rows);
    this.lasts = carve(rows);
    this.pointOwners = carve(HIGHEST + 1);
    this.stoneOwners = carve(LAST_STONE + 1);
    this.discards = carve(PILES * PILE_ROOM);
    this.discardSizes = carve(PILES);
    this.pile = carve(pile);
    this.removed = carve(options.removed);
    clear(this);
  }
}

/** Takes every card off the table; whose turn it is stays. */
export function clear(s: State): void {
  s.bytes.fill(0);
  s.highest.fill(HIGHEST);
  s.lasts.fill(NONE);
  s.pileSize = 0;
  s.endedRows = 0;
}

/** `to`, if given, comes from the same table. */
export function copy(from: State, to: State = new State(from.table)): State {
  to.bytes.set(from.bytes);
  to.pileSize = from.pileSize;
  to.phase = from.phase;
  to.turn = from.turn;
  to.left = from.left;
  to.barred = from.barred;
  to.dry = from.dry;
  to.endedRows = from.endedRows;
  to.ender = from.ender;
  return to;
}
