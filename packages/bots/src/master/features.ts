import type { Game, MoveCode, MoveList, Rng, Seat, Shapes } from '@quartet/core';

/**
 * What a net is told of one game: numbers of features that are present, of a position and of a move in it. Reads a
 * state, but only what its actor knows: other hidden cards, same features. One numbering serves all tables of a game,
 * so seats are counted from the actor.
 */
export interface Features<S extends Shapes = Shapes> {
  /** Features are numbered from 1 to below this; 0 stands for none. */
  readonly size: number;
  /** No position has more of them at once, and no move. */
  readonly positionRoom: number;
  readonly moveRoom: number;
  position(state: S['State'], into: Present): void;
  /** `position` was asked about the same state last. */
  move(state: S['State'], code: MoveCode, into: Present): void;
  /** So many points of the rating make one step between features. */
  readonly step: number;
  /** So many points make a result e times as clear to whoever learns from it. */
  readonly clear: number;
  /** How much of a win a master gives away to its temper at most, if not as usual: so little that no loss of strength is measured. */
  readonly alike?: number;
  /** What expert thinks of the moves, where the net is told less exactly than expert knows; otherwise expert's own rating. */
  rate?(state: S['State'], moves: MoveList, into: Float64Array): void;
  /** So many win a match, if it is not one. */
  winners?(seats: number): number;
  /** How a master of this game uses its time at a table of so many, if not as usual. */
  thinking?(seats: number): Thinking<S>;
  /** How it may say what it believes of hidden cards; without it, deals are imagined as `imagine` does. */
  readonly belief?: Belief<S>;
}

/**
 * What a net is told of hidden cards: features of a card in a hand, again only by what the actor knows. It answers how much likelier
 * that card makes a deal, its leaning, as a logarithm; a deal is the likelier the more all of them add up to.
 */
export interface Belief<S extends Shapes = Shapes> {
  /** Features are numbered from 1 to below this; 0 stands for none. */
  readonly size: number;
  /** No card has more of them at once. */
  readonly room: number;
  /** Imagines deals of the view to which this state belongs, by what `leaning` says now. */
  imagining(state: S['State'], leaning: (card: Present) => number): Game<S>['imagine'];
  /** For whoever teaches it, who knows the true deal. To be called before `swap`. */
  read(state: S['State']): void;
  /**
   * Lets two hidden cards of that deal change places: the card that a hand has, the one it would have instead, and both of the
   * other hand, if it is one. Returns how many times likelier the true deal is by what is believed without a net, as a logarithm;
   * null if no two cards can.
   */
  swap(rng: Rng, into: Swap): number | null;
}

/** Has, would have; the other hand has, would have. */
export type Swap = readonly [Present, Present, Present, Present];

/** What a master does with time: its best few moves are played out, as hard plays them out but for what is said here. */
export interface Thinking<S extends Shapes = Shapes> {
  /** So many of the moves that the net thinks best of. */
  readonly width: number;
  /** The net is believed as if so many lines had shown what it says. */
  readonly belief: number;
  /** Nothing that the net thinks so much less of than of its best is tried. */
  readonly hopeless: number;
  /** Standard errors behind the best at which a move is given up. */
  readonly clear?: number;
  /** How many decisions a line goes on for. */
  readonly patience?: number;
  /** How it is played. */
  rollout?(this: void, state: S['State'], moves: MoveList, rng: Rng): MoveCode;
  /** How everybody stands where it was left; `me` has thought of it. */
  rewards?(this: void, state: S['State'], me: Seat, into: Float64Array): void;
}

/** As most masters use their time. */
export const USUAL: Thinking<never> = { width: 4, belief: 60, hopeless: 0.06 };

/** What most masters give away to their tempers at most. */
export const USUALLY_ALIKE = 0.0015;

/** Numbers features, block after block. */
export class Numbering {
  next = 1;

  /** The first of so many numbers in a row. */
  block(size: number): number {
    const first = this.next;
    this.next += size;
    return first;
  }
}

/** The features that are present, one after the other. */
export class Present {
  list: Uint16Array;
  length = 0;

  constructor(room: number) {
    this.list = new Uint16Array(room);
  }

  add(feature: number): void {
    this.list[this.length++] = feature;
  }

  /** The one of a block of `size` that stands for this number; beyond its ends, the last or the first. */
  count(block: number, size: number, number: number): void {
    this.list[this.length++] = block + (number < 0 ? 0 : number < size ? number : size - 1);
  }
}

/** Features of a block that has one for each step from −reach to reach. */
export function steps(reach: number): number {
  return 2 * reach + 1;
}

/** How many of these bounds, each above the one before, a number has reached. */
export function stepOf(bounds: readonly number[], number: number): number {
  let step = 0;
  while (step < bounds.length && number >= bounds[step]!) step++;
  return step;
}
