import type { Seat } from '@quartet/core';
import { FACES, SLOT_DEPTH, SLOTS, type State, sizeOf, topShape } from '@quartet/linko';
import { gain, type Mind } from './mind.ts';
import { countUnseen } from './table.ts';
import { ONE_SIZE, type Worth } from './worth.ts';

/** What lies in a slot of the row, in the seat's hand. The slot must not be empty. */
export function fromSlot(s: State, seat: Seat, slot: number, worth: Worth): number {
  const size = s.rowSize[slot]!;
  const at = slot * SLOT_DEPTH;
  let sum = gain(s, seat, s.row[at]!, 1, worth);
  for (let n = 1; n < size; n++) sum += gain(s, seat, s.row[at + n]!, 1, worth);
  return sum;
}

/** Two cards of one number in the row come as a pair when two are due: half of what both bring. */
export function halfOfTwins(s: State, seat: Seat, slot: number, worth: Worth): number {
  const face = s.row[slot * SLOT_DEPTH]!;
  for (let other = 0; other < SLOTS; other++) {
    if (other !== slot && s.rowSize[other] === 1 && s.row[other * SLOT_DEPTH] === face) {
      return gain(s, seat, face, 2, worth) / 2;
    }
  }
  return Number.NEGATIVE_INFINITY;
}

/** The best of the row. */
export function fromRow(s: State, seat: Seat, worth: Worth): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.rowSize[slot] === 0) continue;
    const value = fromSlot(s, seat, slot, worth);
    if (value > best) best = value;
  }
  return best;
}

const unseen = new Uint8Array(FACES);

/** A card from the pile is any of those not seen yet. */
export function fromPile(s: State, seat: Seat, worth: Worth): number {
  if (s.drawn === s.pile.length) return Number.NEGATIVE_INFINITY;
  const cards = countUnseen(s, seat, unseen);
  let sum = 0;
  for (let face = 0; face < FACES; face++) sum += unseen[face]! * gain(s, seat, face, 1, worth);
  return sum / cards;
}

/** The same without counting: as if of each face there were as many left. */
export function fromPileRoughly(s: State, seat: Seat, worth: Worth): number {
  if (s.drawn === s.pile.length) return Number.NEGATIVE_INFINITY;
  const { hands } = s;
  const { held } = worth;
  const hand = seat * FACES;
  let sum = 0;
  for (let face = 0; face < FACES; face++) {
    const at = hands[hand + face]! * ONE_SIZE + face;
    sum += held[at + ONE_SIZE]! - held[at]!;
  }
  return sum / FACES;
}

/** Discarding what was left means drawing as many; `card` is what the best draw promises. */
export function discarding(s: State, card: number, mind: Mind): number {
  const size = sizeOf(topShape(s, s.victim));
  return size * (card + mind.weights.discardCard) + mind.weights.discard;
}
