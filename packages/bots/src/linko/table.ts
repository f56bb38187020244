import type { Seat } from '@quartet/core';
import {
  copiesOf,
  FACES,
  faceOfShape,
  JOKER,
  SLOT_DEPTH,
  SLOTS,
  type State,
  sizeOf,
  topShape,
} from '@quartet/linko';

// What anybody at the table can see and count.

/** The smallest hand of anybody else: nobody can end the round sooner. */
export function smallestOther(s: State, seat: Seat): number {
  let smallest = 255;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && s.held[other]! < smallest) smallest = s.held[other]!;
  }
  return smallest;
}

/**
 * By how many points the seat leads the best of the others; negative if it is behind. Before the last round
 * only this round counts: what was lost earlier can still be made good.
 */
export function lead(s: State, seat: Seat): number {
  const isLast = s.round + 1 === s.table.options.rounds;
  let best = Number.NEGATIVE_INFINITY;
  let own = 0;
  for (let other = 0; other < s.seats; other++) {
    const points = pointsOf(s, other) - (isLast ? 0 : s.earlier[other]!);
    if (other === seat) own = points;
    else if (points > best) best = points;
  }
  return own - best;
}

/** Of the match so far. */
export function pointsOf(s: State, seat: Seat): number {
  let points = s.earlier[seat]! - s.held[seat]!;
  for (let layer = s.top[seat]!; layer !== 0; layer = s.below[layer]!) points += sizeOf(s.shapes[layer]!);
  return points;
}

/** The opponent with the fewest cards; the first of several. */
export function nearestToEnd(s: State, seat: Seat): Seat {
  let nearest = -1;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && (nearest < 0 || s.held[other]! < s.held[nearest]!)) nearest = other;
  }
  return nearest;
}

/** How many layers a play of this shape snatches. */
export function layersInReach(s: State, shape: number): number {
  let layers = 0;
  for (let other = 0; other < s.seats; other++) {
    const top = topShape(s, other);
    if (other !== s.turn && top < shape && sizeOf(top) === sizeOf(shape)) layers++;
  }
  return layers;
}

/** Counts the cards the seat has not seen, by face: they are in hands or in the pile. Returns their sum. */
export function countUnseen(s: State, seat: Seat, into: Uint8Array): number {
  for (let face = 0; face < FACES; face++) into[face] = copiesOf(face) - s.discards[face]! - s.ghost[face]!;
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let n = 0; n < s.rowSize[slot]!; n++) into[s.row[slot * SLOT_DEPTH + n]!]!--;
  }
  for (let other = 0; other < s.seats; other++) {
    const cards = other === seat ? s.hands : s.known;
    for (let face = 0; face < FACES; face++) into[face]! -= cards[other * FACES + face]!;
    for (let layer = s.top[other]!; layer !== 0; layer = s.below[layer]!) {
      into[faceOfShape(s.shapes[layer]!)]! -= sizeOf(s.shapes[layer]!) - s.jokers[layer]!;
      into[JOKER]! -= s.jokers[layer]!;
    }
  }
  let sum = 0;
  for (let face = 0; face < FACES; face++) sum += into[face]!;
  return sum;
}

export function smallestHand(s: State): number {
  let smallest = s.held[0]!;
  for (let seat = 1; seat < s.seats; seat++) if (s.held[seat]! < smallest) smallest = s.held[seat]!;
  return smallest;
}
