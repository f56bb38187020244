import type { Seat } from '@quartet/core';
import { FACES, faceOfShape, JOKER, type State, sizeOf } from '@quartet/linko';
import { smallestOther } from './table.ts';
import type { Weights } from './weights.ts';
import { ONE_SIZE, tabulate, type Worth } from './worth.ts';

/** Weights made ready for use. */
export interface Mind {
  readonly weights: Weights;
  /** By how near the end is. */
  readonly stages: readonly Worth[];
}

export function mindOf(weights: Weights): Mind {
  return { weights, stages: tabulate(weights) };
}

/** [cards in the smallest other hand] → stage; beyond, the end is not in sight. */
const STAGES = Uint8Array.of(4, 4, 3, 3, 2, 2, 1, 1, 1);

/** How near the end is to the seat, 0 to 4. */
export function stageFor(s: State, seat: Seat): number {
  const smallest = smallestOther(s, seat);
  return smallest < STAGES.length ? STAGES[smallest]! : 0;
}

/** What cards are worth to the seat, as near as the end is. */
export function worthFor(s: State, seat: Seat, mind: Mind): Worth {
  return mind.stages[stageFor(s, seat)]!;
}

/** What changes in the seat's hand when `count` cards of a face are added, or taken away. */
export function gain(s: State, seat: Seat, face: number, count: number, worth: Worth): number {
  const at = s.hands[seat * FACES + face]! * ONE_SIZE + face;
  return worth.held[at + count * ONE_SIZE]! - worth.held[at]!;
}

/** What the top layer of `owner` would be worth in the hand of `seat`. */
export function gainFromTop(s: State, seat: Seat, owner: Seat, worth: Worth): number {
  const layer = s.top[owner]!;
  const shape = s.shapes[layer]!;
  const jokers = s.jokers[layer]!;
  const numbers = sizeOf(shape) - jokers;
  let sum = jokers === 0 ? 0 : gain(s, seat, JOKER, jokers, worth);
  if (numbers > 0) sum += gain(s, seat, faceOfShape(shape), numbers, worth);
  return sum;
}
