import { FACE, HAND_MAX, NO_NEIGHBOUR, type State } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { NEVER, NO_SEGMENTS, RELATED, type Segments } from './segments.ts';

/** Stretches of the largest hand: as many rows as columns, see `wide`. */
export const STRETCHES = (HAND_MAX + 1) ** 2;

/**
 * What each stretch of one hand is worth if parted into plays in the best way, where cards count too that only
 * meet once those between them are gone. Made once, filled again and again. Worths are in parts.
 */
export class Stretches {
  size = 0;
  /**
   * `from * wide + to` is where a stretch of cards is looked up: `from` up to, but not including, `to`. No wider than the
   * hand, for what is remembered of many hands should lie close together.
   */
  protected wide = 1;
  protected readonly faces = new Uint8Array(HAND_MAX + 3);
  /** [position] → one bit for each position further right whose card may go with this one. */
  protected readonly near = new Int32Array(HAND_MAX + 1);
  /** What each stretch is worth. */
  protected readonly inside = new Int32Array(STRETCHES);
  protected segments: Segments = NO_SEGMENTS;

  read(s: State, seat: Seat, segments: Segments): void {
    const { faces } = this;
    const first = seat * HAND_MAX;
    const size = s.sizes[seat]!;
    this.segments = segments;
    this.size = size;
    this.wide = size + 1;
    for (let i = 0; i < size; i++) faces[i] = s.hands[first + i]! & FACE;
    faces[size] = NO_NEIGHBOUR;
    faces[size + 1] = NO_NEIGHBOUR;
    this.inside[size * this.wide + size] = 0;
    for (let from = size - 1; from >= 0; from--) {
      this.near[from] = this.bitsNear(from);
      this.readFrom(from);
    }
  }

  /** Whether this hand was read last. */
  isOf(s: State, seat: Seat, segments: Segments): boolean {
    const { faces, size } = this;
    if (segments !== this.segments || size !== s.sizes[seat]) return false;
    const first = seat * HAND_MAX;
    for (let i = 0; i < size; i++) if (faces[i] !== (s.hands[first + i]! & FACE)) return false;
    return true;
  }

  private bitsNear(from: number): number {
    const { faces, size } = this;
    const related = RELATED[faces[from]!]!;
    let bits = 0;
    for (let at = from + 1; at < size; at++) bits |= ((related >> faces[at]!) & 1) << at;
    return bits;
  }

  /** The card at `from` is played alone, with one card further right, or with two. */
  private readFrom(from: number): void {
    const { faces, inside, near, size, wide } = this;
    const { one, two, three } = this.segments;
    const face = faces[from]!;
    const row = from * wide;
    const next = row + wide;
    inside[row + from] = 0;
    for (let to = from + 1; to <= size; to++) inside[row + to] = one[face]! + inside[next + to]!;
    for (let seconds = near[from]!; seconds !== 0; seconds &= seconds - 1) {
      const second = lowestOf(seconds);
      const pair = (face << 4) | faces[second]!;
      const inner = this.gap(from, second);
      if (two[pair] !== NEVER) this.improve(row, second + 1, inner + two[pair]!);
      for (let thirds = near[from]! & near[second]!; thirds !== 0; thirds &= thirds - 1) {
        const third = lowestOf(thirds);
        const worth = three[(pair << 4) | faces[third]!]!;
        if (worth !== NEVER) this.improve(row, third + 1, inner + this.gap(second, third) + worth);
      }
    }
  }

  /** Stretches that begin at `row` may begin with cards worth so much up to `end`. */
  private improve(row: number, end: number, worth: number): void {
    const { inside, size, wide } = this;
    const rest = end * wide;
    for (let to = end; to <= size; to++) {
      const total = worth + inside[rest + to]!;
      if (total > inside[row + to]!) inside[row + to] = total;
    }
  }

  /** The cards between two others, which have to go first. */
  protected gap(left: number, right: number): number {
    return right === left + 1 ? 0 : this.inside[(left + 1) * this.wide + right]! - this.segments.waiting;
  }

  /** What the hand is worth. */
  get worth(): number {
    return this.inside[this.size]!;
  }

  faceAt(at: number): number {
    return this.faces[at]!;
  }

  /** A card and its two right-hand neighbours, as the game's tables of trios want them. */
  trioAt(at: number): number {
    const { faces } = this;
    return (faces[at]! << 8) | (faces[at + 1]! << 4) | faces[at + 2]!;
  }
}

export function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
