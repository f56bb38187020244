import { HAND_MAX, type State } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { NEVER, RELATED, type Segments } from './segments.ts';
import { lowestOf, STRETCHES, Stretches } from './stretches.ts';

/** Also knows what one hand would be worth without some cards, or with one more. */
export class Plan extends Stretches {
  /** What the cards around each stretch are worth, if those that meet across it have to wait for it. */
  private readonly outside = new Int32Array(STRETCHES);
  /** Likewise, if the cards next to the stretch meet across it at once. */
  private readonly joined = new Int32Array(STRETCHES);
  /** [cards to its left] → what the hand is worth with one card more. */
  readonly places = new Int32Array(HAND_MAX + 2);

  override read(s: State, seat: Seat, segments: Segments): void {
    super.read(s, seat, segments);
    this.readOutside();
  }

  /** Cards on both sides of a stretch may meet once it is gone: outer ones are looked at before inner ones. */
  private readOutside(): void {
    const { faces, inside, outside, joined, near, size, wide } = this;
    const { two, three, waiting } = this.segments;
    for (let from = 0; from <= size; from++) {
      const row = from * wide;
      for (let to = from; to <= size; to++) {
        outside[row + to] = inside[from]! + inside[to * wide + size]!;
        joined[row + to] = NEVER;
      }
      outside[row + from] = larger(outside[row + from]!, this.worth - waiting);
    }
    for (let x = 0; x < size; x++) {
      const row = x * wide;
      for (let seconds = near[x]!; seconds !== 0; seconds &= seconds - 1) {
        const y = lowestOf(seconds);
        const pair = (faces[x]! << 4) | faces[y]!;
        if (two[pair] !== NEVER) this.enclose(x, y, outside[row + y + 1]! + two[pair]!);
        for (let thirds = near[x]! & near[y]!; thirds !== 0; thirds &= thirds - 1) {
          const z = lowestOf(thirds);
          const worth = three[(pair << 4) | faces[z]!]!;
          if (worth === NEVER) continue;
          const total = outside[row + z + 1]! + worth;
          this.enclose(x, y, total + this.gap(y, z));
          this.enclose(y, z, total + this.gap(x, y));
        }
      }
    }
  }

  /** Two cards meet when a stretch between them is gone, and all else between them too. */
  private enclose(x: number, y: number, worth: number): void {
    const { inside, outside, joined, wide } = this;
    const left = (x + 1) * wide;
    const later = worth - this.segments.waiting;
    for (let from = x + 1; from < y; from++) {
      const row = from * wide;
      for (let to = from + 1; to <= y; to++) {
        const total = later + inside[left + from]! + inside[to * wide + y]!;
        if (total > outside[row + to]!) outside[row + to] = total;
      }
    }
    if (worth > joined[left + y]!) joined[left + y] = worth;
  }

  /** What the hand is worth without these cards. */
  without(start: number, length: number): number {
    const stretch = start * this.wide + start + length;
    return larger(this.outside[stretch]!, this.joined[stretch]!);
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

  private around(from: number, to: number): number {
    return this.outside[from * this.wide + to]!;
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
