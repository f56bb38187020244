import type { MoveList, Shapes } from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';
import { type Features, Present } from './features.ts';

/** So many moves are judged, those that expert thinks best of; few positions have more. */
export const WIDTH = 24;

/** What expert thinks of a move: which one it is by rating, and how far behind the best, in steps. */
const RANKS = 8;
const GAPS = [0.01, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 32] as const;
/** How good the best looks to expert. */
const BEST = 32;

/** How many numbers of features there are in all, 0 included. */
export function sizeOf<S extends Shapes>(features: Features<S>): number {
  return features.size + RANKS + GAPS.length + 1 + BEST;
}

/** The most that a position has at once, and a move. */
export function roomsOf<S extends Shapes>({ positionRoom, moveRoom }: Features<S>): [number, number] {
  return [positionRoom + 1, moveRoom + 2];
}

/**
 * A decision as it is put to a net: what the actor knows, and what each move worth a look does. Reads a state, but
 * nothing that its actor cannot know. Made once, filled again and again.
 */
export class Question<S extends Shapes> {
  readonly position: Present;
  readonly moves: Present;
  /** [candidate] → its code; how many features it has. */
  readonly codes = new Int32Array(WIDTH);
  readonly counts = new Uint8Array(WIDTH);
  candidates = 0;
  private readonly knowledge: Knowledge<S>;
  private readonly features: Features<S>;
  private readonly rankAt: number;
  private readonly gapAt: number;
  private readonly bestAt: number;
  private ratings = new Float64Array(64);
  private readonly ranked = new Float64Array(WIDTH);

  constructor(knowledge: Knowledge<S>, features: Features<S>) {
    const [positionRoom, moveRoom] = roomsOf(features);
    this.knowledge = knowledge;
    this.features = features;
    this.position = new Present(positionRoom);
    this.moves = new Present(WIDTH * moveRoom);
    this.rankAt = features.size;
    this.gapAt = this.rankAt + RANKS;
    this.bestAt = this.gapAt + GAPS.length + 1;
  }

  /** `listed`: what may be played, at least one move. */
  read(state: S['State'], listed: MoveList): void {
    this.choose(state, listed);
    const { features, position, moves, ranked } = this;
    position.length = 0;
    features.position(state, position);
    const best = ranked[0]!;
    position.count(this.bestAt, BEST, BEST / 2 + Math.floor(best / (4 * features.step)));
    moves.length = 0;
    for (let i = 0, rank = 0; i < this.candidates; i++) {
      const before = moves.length;
      if (ranked[i]! < ranked[rank]!) rank = i;
      features.move(state, this.codes[i]!, moves);
      moves.count(this.rankAt, RANKS, rank);
      moves.add(this.gapAt + gapOf((best - ranked[i]!) / features.step));
      this.counts[i] = moves.length - before;
    }
  }

  /** All moves, or the best rated; the best first, equal ones as they are listed. */
  private choose(state: S['State'], listed: MoveList): void {
    if (this.ratings.length < listed.length) this.ratings = new Float64Array(2 * listed.length);
    const { ranked, codes, ratings } = this;
    if (this.features.rate) this.features.rate(state, listed, ratings);
    else this.knowledge.rate(state, listed, 'balanced', ratings);
    let count = 0;
    for (let i = 0; i < listed.length; i++) {
      const rating = ratings[i]!;
      if (count === WIDTH && rating <= ranked[WIDTH - 1]!) continue;
      let at = count < WIDTH ? count++ : WIDTH - 1;
      for (; at > 0 && ranked[at - 1]! < rating; at--) {
        ranked[at] = ranked[at - 1]!;
        codes[at] = codes[at - 1]!;
      }
      ranked[at] = rating;
      codes[at] = listed.at(i);
    }
    this.candidates = count;
  }
}

function gapOf(steps: number): number {
  let gap = 0;
  while (gap < GAPS.length && steps >= GAPS[gap]!) gap++;
  return gap;
}
