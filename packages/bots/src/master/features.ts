import type { MoveCode, MoveList, Shapes } from '@quartet/core';

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
  /** What expert thinks of the moves, where the net is told less exactly than expert knows; otherwise expert's own rating. */
  rate?(state: S['State'], moves: MoveList, into: Float64Array): void;
  /** So many win a match, if it is not one. */
  winners?(seats: number): number;
  /** How a master of this game uses its time, if not as usual. */
  readonly thinking?: Thinking;
}

/** What a master does with time: its best few moves are played out as hard plays them out. */
export interface Thinking {
  /** So many of the moves that the net thinks best of. */
  readonly width: number;
  /** The net is believed as if so many lines had shown what it says. */
  readonly belief: number;
  /** Nothing that the net thinks so much less of than of its best is tried. */
  readonly hopeless: number;
  /** Standard errors behind the best at which a move is given up. */
  readonly clear?: number;
}

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
