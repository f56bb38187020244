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
    for (let from = size - 1; from >= 0; from--) this.readFrom(from);
  }

  /** The card at `from` is played alone, with one card further right, or with two. */
  private readFrom(from: number): void {
    const { faces, inside, size } = this;
    const { one, two, three, waiting } = this.segments;
    const face = faces[from]!;
    const related = RELATED[face]!;
    const row = from << ROW;
    const next = (from + 1) << ROW;
    inside[row | from] = 0;
    for (let to = from + 1; to <= size; to++) inside[row | to] = one[face]! + inside[next | to]!;
    for (let second = from + 1; second < size; second++) {
      if (((related >> faces[second]!) & 1) === 0) continue;
      const pair = (face << 4) | faces[second]!;
      const inner = inside[next | second]! - (second === from + 1 ? 0 : waiting);
      const worth = two[pair]!;
      if (worth !== NEVER) this.improve(row, second + 1, inner + worth);
      for (let third = second + 1; third < size; third++) {
        const worthOfThree = three[(pair << 4) | faces[third]!]!;
        if (worthOfThree === NEVER) continue;
        const gap = inside[((second + 1) << ROW) | third]! - (third === second + 1 ? 0 : waiting);
        this.improve(row, third + 1, inner + gap + worthOfThree);
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

  /** Cards on both sides of a stretch may meet once it is gone: those far apart first. */
  private readOutside(): void {
    const { faces, inside, outside, size } = this;
    const { two, three } = this.segments;
    for (let from = 0; from <= size; from++) {
      outside[(from << ROW) | from] = inside[size]!;
      for (let to = from + 1; to <= size; to++) {
        outside[(from << ROW) | to] = inside[from]! + inside[(to << ROW) | size]!;
      }
    }
    for (let span = size - 1; span >= 2; span--) {
      for (let x = 0; x + span < size; x++) {
        const y = x + span;
        if (((RELATED[faces[x]!]! >> faces[y]!) & 1) === 0) continue;
        const rest = outside[(x << ROW) | (y + 1)]!;
        const worth = two[(faces[x]! << 4) | faces[y]!]!;
        if (worth !== NEVER) this.enclose(x, y, rest + worth);
        for (let m = x + 1; m < y; m++) {
          const worthOfThree = three[(faces[x]! << 8) | (faces[m]! << 4) | faces[y]!]!;
          if (worthOfThree === NEVER) continue;
          this.enclose(x, m, rest + worthOfThree + this.gap(m, y));
          this.enclose(m, y, rest + worthOfThree + this.gap(x, m));
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
