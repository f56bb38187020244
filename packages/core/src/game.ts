import type { MoveList } from './move-list.ts';
import type { OptionSpec, OptionValue } from './options.ts';
import type { Refusal } from './refusals.ts';

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;
export const NOBODY: Seat = -1;

/** Who is looking: a seat, the open table (spectators), or the referee, who sees everything. */
export type Viewer = Seat | 'table' | 'referee';

/** A move inside the engine: an integer in [0, game.moveSpace). */
export type MoveCode = number;

/** One stream of random numbers. */
export interface Rng {
  /** A whole number in [0, limit), each equally likely. */
  below(limit: number): number;
  shuffle(cards: Uint8Array): void;
}

/**
 * The luck of one match. Each shuffle has a name: same seed and name, same order, whatever was
 * played before. Deck k of deal d is shuffled by `chance(d * decks + k)`, as its first act.
 * The Rng is lent: the next call may return the same object.
 */
export type Chance = (name: number) => Rng;

/** Hears what happens; null when nobody listens. Written `log?.({ … })`, the object is then never built. */
export type Log<Event> = ((event: Event) => void) | null;

export interface Table<Options> {
  readonly seats: number;
  /** The seat that begins. */
  readonly first: Seat;
  readonly options: Options;
}

/** A table as a record or a store has it: a game may have gained options since, and those are the defaults. */
export type WrittenTable<S extends Shapes> = Table<Partial<S['Options']> & Shapes['Options']>;

/** A deck as it lies before the shuffle. */
export interface Deck {
  /** Its key in a record's deal: `cards`, for LINX also `scoring`. */
  readonly name: string;
  readonly cards: Readonly<Uint8Array>;
  /** How a record writes this card. Different bytes read differently. */
  print(card: number): string;
}

/** The five shapes a game defines. All but State are plain JSON. */
export interface Shapes {
  State: object;
  Move: { readonly type: string };
  Event: { readonly type: string };
  View: {
    readonly viewer: Viewer;
    readonly table: Table<object>;
    /** The seat that must move now; NOBODY once the match is over. */
    readonly actor: Seat;
    readonly phase: string;
  };
  Options: Readonly<Record<string, OptionValue>>;
}

export interface Game<S extends Shapes = Shapes> {
  readonly id: string;
  /** Goes up when a stored record would play out differently. Refactoring never changes it. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [K in keyof S['Options']]: OptionSpec<S['Options'][K]> };
  /** Named presets: what each edition changes of the defaults. The first is the usual one and changes nothing. */
  readonly editions: Readonly<Record<string, Partial<S['Options']>>>;
  readonly moveSpace: number;
  /** No match at this table takes more decisions. */
  bound(table: Table<S['Options']>): number;
  /** Nor more deals. */
  deals(table: Table<S['Options']>): number;
  /** The decks of one deal, in the order of their shuffles. */
  decks(table: Table<S['Options']>): readonly Deck[];

  // Playing. Hot: no allocation, no checking, no strings.
  start(table: Table<S['Options']>, chance: Chance, log: Log<S['Event']>): S['State'];
  /** The seat that must move now; NOBODY once the match is over. */
  actor(state: S['State']): Seat;
  /** Replaces what `moves` held. */
  legal(state: S['State'], moves: MoveList): void;
  /** Trusts its caller: `move` must be one that `legal` just listed. */
  play(state: S['State'], move: MoveCode, chance: Chance, log: Log<S['Event']>): void;
  /** Points per seat, as if the match ended now. */
  points(state: S['State'], into: Int32Array): void;
  /** `to`, if given, comes from the same table and is overwritten. */
  copy(from: S['State'], to?: S['State']): S['State'];

  // Secrets. The only code that decides who knows what.
  /** All that a player with perfect memory would know here. */
  view(state: S['State'], viewer: Viewer): S['View'];
  /** The event as `viewer` learns of it; null if it passes unnoticed. */
  redact(event: S['Event'], viewer: Viewer): S['Event'] | null;
  /**
   * A full state that fits the view, the unknown cards dealt at random. From a referee's view: the
   * state itself. `into`, if given, comes from the same table and is overwritten.
   */
  imagine(view: S['View'], rng: Rng, into?: S['State']): S['State'];

  // The edge: JSON for people, wire and records.
  /** A listed move as cards, not slots. Different listed moves read differently. */
  toMove(state: S['State'], code: MoveCode): S['Move'];
  /** The code of a move that speaks of cards and places this position has; else null. Listed or not. */
  toCode(state: S['State'], move: S['Move']): MoveCode | null;
  /** The one text of a move, as the rules of record write it: `play 7 7 X`. */
  print(move: S['Move']): string;
  /** Exact and strict: null unless the text is one `print` writes. */
  parse(text: string): S['Move'] | null;
  /** Why this move may not be played, for people: a rule § and the cards involved. Null exactly when it is listed. */
  refuse(state: S['State'], move: S['Move']): Refusal | null;
  scoreSheet(state: S['State']): readonly ScoreLine[];
  /** Set where one kind of move is too numerous to be listed in a trace. */
  readonly bulk: Bulk<S['State']> | null;
}

/** Moves that a trace counts instead of listing them. */
export interface Bulk<State> {
  has(code: MoveCode): boolean;
  /** What the trace prints in their place, by key. */
  measure(state: State): Readonly<Record<string, number>>;
}

export interface ScoreLine {
  readonly seat: Seat;
  /** 1 is the winner; equal places share the win. */
  readonly place: number;
  readonly points: number;
  /** They add up to `points`. */
  readonly parts: readonly { readonly key: string; readonly points: number }[];
}
