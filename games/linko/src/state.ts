import { carver, type Seat, type Table } from '@quartet/core';
import { DECK_SIZE, deckFor, FACES } from './cards.ts';
import type { Options } from './options.ts';

/** What is asked for now. */
export const PHASE = { play: 0, ghost: 1, snatch: 2, reclaim: 3, draw: 4, over: 5 } as const;
export type Phase = keyof typeof PHASE;
export const PHASE_NAMES = Object.keys(PHASE) as readonly Phase[];

export const SLOTS = 6;
/** §9.4 Eight 13s and a joker spread over six slots never pile higher than this. */
export const SLOT_DEPTH = 3;

/** Every layer has a card of its own, so there are never more; index 0 stands for "no layer". */
const LAYERS = DECK_SIZE + 1;

/** One table in play. Cards lie here as faces, see cards.ts. */
export class State {
  readonly table: Table<Options>;
  readonly seats: number;
  readonly isDuel: boolean;
  readonly isPublished: boolean;
  readonly bytes: Uint8Array;

  /** [seat × FACES + face] → cards held. */
  readonly hands: Uint8Array;
  /** §10.2 [seat × FACES + face] → how many of them everybody knows of. */
  readonly known: Uint8Array;
  /** [seat] → cards in hand. */
  readonly held: Uint8Array;

  // Layers of all seats lie in one pool, each above the one it covers. The free places form a chain, too.
  /** [seat] → its top layer, 0 if none. */
  readonly top: Uint8Array;
  /** [layer] → size × 16 + face, see layers.ts. */
  readonly shapes: Uint8Array;
  /** [layer] → how many of its cards are jokers. */
  readonly jokers: Uint8Array;
  /** [layer] → the layer below, 0 if none. */
  readonly below: Uint8Array;

  /** [slot × SLOT_DEPTH + n] → the cards of a slot. */
  readonly row: Uint8Array;
  /** [slot] → cards in it. */
  readonly rowSize: Uint8Array;
  /** Top first; the cards before `drawn` are gone. */
  readonly pile: Uint8Array;
  /** [face] → cards. */
  readonly discards: Uint8Array;
  /** §9 [face] → cards; never a 13 or a joker. */
  readonly ghost: Uint8Array;
  /** §8.3 [seat] → points of the rounds before this one. */
  readonly earlier: Int16Array;

  phase: number = PHASE.play;
  actor: Seat = 0;
  /** Whose turn it is. */
  turn: Seat = 0;
  /** Whose top layer is being snatched. */
  victim: Seat = 0;
  /** Cards the victim still has to draw. */
  due = 0;
  /** §7.2 1 once the row could not be refilled. */
  lastTurn = 0;
  /** From 0. */
  round = 0;
  /** Cards gone from the pile. */
  drawn = 0;
  /** The first free place for a layer. */
  free = 1;

  constructor(table: Table<Options>) {
    const { seats, options } = table;
    const deckSize = deckFor(options.duel).cards.length;
    this.table = table;
    this.seats = seats;
    this.isDuel = options.duel;
    this.isPublished = options.supplyEnd === 'published';

    const earlierBytes = seats * Int16Array.BYTES_PER_ELEMENT;
    const size =
      earlierBytes + seats * (2 * FACES + 2) + LAYERS * 3 + SLOTS * (SLOT_DEPTH + 1) + deckSize + FACES * 2;
    this.bytes = new Uint8Array(size);
    this.earlier = new Int16Array(this.bytes.buffer, 0, seats);
    const carve = carver(this.bytes);
    carve(earlierBytes);
    this.hands = carve(seats * FACES);
    this.known = carve(seats * FACES);
    this.held = carve(seats);
    this.top = carve(seats);
    this.shapes = carve(LAYERS);
    this.jokers = carve(LAYERS);
    this.below = carve(LAYERS);
    this.row = carve(SLOTS * SLOT_DEPTH);
    this.rowSize = carve(SLOTS);
    this.pile = carve(deckSize);
    this.discards = carve(FACES);
    this.ghost = carve(FACES);
  }
}

export function copy(from: State, to = new State(from.table)): State {
  to.bytes.set(from.bytes);
  to.phase = from.phase;
  to.actor = from.actor;
  to.turn = from.turn;
  to.victim = from.victim;
  to.due = from.due;
  to.lastTurn = from.lastTurn;
  to.round = from.round;
  to.drawn = from.drawn;
  to.free = from.free;
  return to;
}

/** §2.1 All cards back into the box: the earlier rounds' points stay. */
export function clearTable(s: State): void {
  s.bytes.fill(0, s.earlier.byteLength);
  for (let layer = 1; layer < LAYERS - 1; layer++) s.below[layer] = layer + 1;
  s.free = 1;
  s.drawn = 0;
  s.due = 0;
  s.lastTurn = 0;
}
