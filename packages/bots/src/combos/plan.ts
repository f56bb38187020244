import { FACE, HAND_MAX, NO_NEIGHBOUR, type State } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { NEVER, NO_SEGMENTS, RELATED, type Segments } from './segments.ts';

/** `from << ROW | to` is where a stretch of cards is looked up: `from` up to, but not including, `to`. */
const ROW = 5;

/**
 * The best way to part one hand into plays, where cards count too that only meet once those between them are
 * gone. Made once, filled again and again; what the hand would be worth without some cards or with one more
 * then needs a look at the seam only. Worths are in parts.
 */
export class Plan {
  size = 0;
  private readonly faces = new Uint8Array(HAND_MAX + 3);
  /** [position] → one bit for each position further right whose card may go with this one. */
  private readonly near = new Int32Array(HAND_MAX + 1);
  /** What each stretch of the hand is worth, and what the rest is worth without it. */
  private readonly inside = new Int32Array(1 << (2 * ROW));
  private readonly outside = new Int32Array(1 << (2 * ROW));
  /** [cards to its left] → what the hand is worth with one card more. */
  readonly places = new Int32Array(HAND_MAX + 2);
  private segments: Segments = NO_SEGMENTS;

  read(s: State, seat: Seat, segments: Segments): void {
    this.readInside(s, seat, segments);
    this.readOutside();
  }

  /** Enough for `worth`. */
  readInside(s: State, seat: Seat, segments: Segments): void {
    const { faces } = this;
    const first = seat * HAND_MAX;
    const size = s.sizes[seat]!;
    this.segments = segments;
    this.size = size;
    for (let i = 0; i < size; i++) faces[i] = s.hands[first + i]! & FACE;
    faces[size] = NO_NEIGHBOUR;
    faces[size + 1] = NO_NEIGHBOUR;
    this.inside[(size << ROW) | size] = 0;
    for (let from = size - 1; from >= 0; from--) {
      this.near[from] = this.bitsNear(from);
      this.readFrom(from);
    }
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
    const { faces, inside, near, size } = this;
    const { one, two, three } = this.segments;
    const face = faces[from]!;
    const row = from << ROW;
    const next = (from + 1) << ROW;
    inside[row | from] = 0;
    for (let to = from + 1; to <= size; to++) inside[row | to] = one[face]! + inside[next | to]!;
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
    const { inside, size } = this;
    const rest = end << ROW;
    for (let to = end; to <= size; to++) {
      const total = worth + inside[rest | to]!;
      if (total > inside[row | to]!) inside[row | to] = total;
    }
  }

  /** Cards on both sides of a stretch may meet once it is gone: outer ones are looked at before inner ones. */
  private readOutside(): void {
    const { faces, inside, outside, near, size } = this;
    const { two, three } = this.segments;
    for (let from = 0; from <= size; from++) {
      outside[(from << ROW) | from] = inside[size]!;
      for (let to = from + 1; to <= size; to++) {
        outside[(from << ROW) | to] = inside[from]! + inside[(to << ROW) | size]!;
      }
    }
    for (let x = 0; x < size; x++) {
      for (let seconds = near[x]!; seconds !== 0; seconds &= seconds - 1) {
        const y = lowestOf(seconds);
        const pair = (faces[x]! << 4) | faces[y]!;
        if (two[pair] !== NEVER) this.enclose(x, y, outside[(x << ROW) | (y + 1)]! + two[pair]!);
        for (let thirds = near[x]! & near[y]!; thirds !== 0; thirds &= thirds - 1) {
          const z = lowestOf(thirds);
          const worth = three[(pair << 4) | faces[z]!]!;
          if (worth === NEVER) continue;
          const total = outside[(x << ROW) | (z + 1)]! + worth;
          this.enclose(x, y, total + this.gap(y, z));
          this.enclose(y, z, total + this.gap(x, y));
        }
      }
    }
  }

  /** Two cards meet when a stretch between them is gone, and all else between them too. */
  private enclose(x: number, y: number, worth: number): void {
    const { inside, outside } = this;
    const { waiting } = this.segments;
    const left = (x + 1) << ROW;
    for (let from = x + 1; from < y; from++) {
      const row = from << ROW;
      for (let to = from + 1; to <= y; to++) {
        const waits = from === x + 1 && to === y ? 0 : waiting;
        const total = worth + inside[left | from]! + inside[(to << ROW) | y]! - waits;
        if (total > outside[row | to]!) outside[row | to] = total;
      }
    }
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

  /** What the hand is worth without these cards. */
  without(start: number, length: number): number {
    return this.outside[(start << ROW) | (start + length)]!;
  }

  /** Finds out what the hand is worth with a card more, wherever it is put: `places` has the answers then. */
  readPlaces(face: number): void {
    const { faces, places, size } = this;
    const { one, two, three } = this.segments;
    const related = RELATED[face]!;
    for (let at = 0; at <= size; at++) places[at] = one[face]! + this.around(at, at);
    for (let x = 0; x < size; x++) {
      if (((related >> faces[x]!) & 1) === 0) continue;
      const worth = two[(face << 4) | faces[x]!]!;
      if (worth !== NEVER) {
        this.placeLeft(x, x + 1, worth);
        this.placeRight(x, x, worth);
      }
      for (let y = x + 1; y < size; y++) {
        const worthOfThree = three[(face << 8) | (faces[x]! << 4) | faces[y]!]!;
        if (worthOfThree === NEVER) continue;
        const gap = this.gap(x, y);
        this.placeLeft(x, y + 1, worthOfThree + gap);
        this.placeRight(y, x, worthOfThree + gap);
        this.placeBetween(x, y, worthOfThree);
      }
    }
  }

  /** The card forms a combination with `x` to its right, which reaches up to `end`. */
  private placeLeft(x: number, end: number, worth: number): void {
    const { places } = this;
    for (let at = 0; at <= x; at++) {
      places[at] = larger(places[at]!, worth + this.gap(at - 1, x) + this.around(at, end));
    }
  }

  /** The card forms a combination with `x` to its left, which begins at `start`. */
  private placeRight(x: number, start: number, worth: number): void {
    const { places, size } = this;
    for (let at = x + 1; at <= size; at++) {
      places[at] = larger(places[at]!, worth + this.gap(x, at) + this.around(start, at));
    }
  }

  private placeBetween(x: number, y: number, worth: number): void {
    const { places } = this;
    const rest = worth + this.around(x, y + 1);
    for (let at = x + 1; at <= y; at++) {
      places[at] = larger(places[at]!, rest + this.gap(x, at) + this.gap(at - 1, y));
    }
  }

  /** The cards between two others, which have to go first. */
  private gap(left: number, right: number): number {
    return right === left + 1 ? 0 : this.inside[((left + 1) << ROW) | right]! - this.segments.waiting;
  }

  /** The cards around a stretch that has to go first if they are to meet. */
  private around(from: number, to: number): number {
    const { inside, outside, size } = this;
    return larger(
      inside[from]! + inside[(to << ROW) | size]!,
      outside[(from << ROW) | to]! - this.segments.waiting,
    );
  }

  /** Where the card that `readPlaces` was asked about is worth the most. */
  bestPlace(): number {
    const { places, size } = this;
    let best = 0;
    for (let at = 1; at <= size; at++) if (places[at]! > places[best]!) best = at;
    return best;
  }
}

function larger(a: number, b: number): number {
  return a > b ? a : b;
}

function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
