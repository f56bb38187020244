import { ANCHORS, MAX_HAND } from './cards.ts';

/** A set of hand cards: bit k stands for slot k of the hand. */
export type CardSet = number;
export const SETS = 1 << MAX_HAND;

/** How many cards a set has. */
export const SIZE = new Uint8Array(SETS);
for (let set = 1; set < SETS; set++) SIZE[set] = SIZE[set >> 1]! + (set & 1);

/** The lowest slot of a set that is not empty. */
export function slotOf(set: CardSet): number {
  return 31 - Math.clz32(set & -set);
}

/** A pair of anchor slots, low and high: 0-1, 0-2, 0-3, 1-2, 1-3, 2-3. */
export type Pair = number;
export const LOW_ANCHOR = Uint8Array.of(0, 0, 0, 1, 1, 2);
export const HIGH_ANCHOR = Uint8Array.of(1, 2, 3, 2, 3, 3);
export const PAIRS = (ANCHORS * (ANCHORS - 1)) / 2;
/** [low] → its pair with the next slot; the pairs with those after follow. */
export const FIRST_PAIR = Uint8Array.of(0, 3, 5);

export function pairOf(one: number, other: number): Pair {
  const low = Math.min(one, other);
  return FIRST_PAIR[low]! + Math.max(one, other) - low - 1;
}

/** The two ends of a chain and what lies between, whatever the order: `pair * SETS + set`. */
export type Chain = number;

export function chainOf(pair: Pair, set: CardSet): Chain {
  return (pair << MAX_HAND) | set;
}

export function pairIn(chain: Chain): Pair {
  return chain >> MAX_HAND;
}

export function setIn(chain: Chain): CardSet {
  return chain & (SETS - 1);
}

/** §4.3 The anchors count. */
export function lengthOf(chain: Chain): number {
  return SIZE[setIn(chain)]! + 2;
}
