import {
  type CardSet,
  cardLinks,
  MAX_HAND,
  pointsFor,
  SCORING_SLOTS,
  SIZE,
  type State,
  slotOf,
} from '@quartet/linx';
import { WEIGHT } from './weights.ts';

/** A card laid in a chain of usual length earns so much. */
const PER_CARD = 5;

/** What a scoring card pays beyond the usual for its cards: for this it may be worth holding out. */
export function premium(length: number): number {
  return Math.max(0, pointsFor(length) - PER_CARD * (length - 2));
}

/** What the long scoring cards face up promise to a hand that is nearly long enough. */
export class Reach {
  /** [cards in the largest linked group] → points. */
  private readonly bySize = new Float64Array(MAX_HAND + 1);
  private isAny = false;

  /** `taken`: the slot of a scoring card that will be gone. */
  read(s: State, weights: Float64Array, taken = -1): void {
    this.isAny = false;
    this.bySize.fill(0);
    for (let slot = 0; slot < SCORING_SLOTS; slot++) {
      if (slot === taken || s.scoring[slot] === 0) continue;
      const prize = premium(s.scoring[slot]!);
      if (prize === 0) continue;
      this.isAny = true;
      const size = s.scoring[slot]! - 2;
      this.raise(size - 2, size - 2, prize * weights[WEIGHT.twoShort]!);
      this.raise(size - 1, size - 1, prize * weights[WEIGHT.oneShort]!);
      this.raise(size, MAX_HAND, prize * weights[WEIGHT.ready]!);
    }
  }

  private raise(from: number, to: number, points: number): void {
    for (let size = from; size <= to; size++) this.bySize[size] = Math.max(this.bySize[size]!, points);
  }

  of(set: CardSet): number {
    return this.isAny ? this.bySize[largestGroup(set)]! : 0;
  }
}

/** How many cards of the set, whose links were read, hang together. */
export function largestGroup(set: CardSet): number {
  let largest = 0;
  for (let rest = set; SIZE[rest]! > largest; ) {
    let group = rest & -rest;
    for (let edge = group; edge !== 0; ) {
      const near = cardLinks(slotOf(edge)) & rest & ~group;
      edge = (edge & (edge - 1)) | near;
      group |= near;
    }
    largest = Math.max(largest, SIZE[group]!);
    rest &= ~group;
  }
  return largest;
}
