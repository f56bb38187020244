/**
 * Which sets of hand cards link two anchors (§4). Sets grow card by card from one anchor, and only
 * the cards each set can end with are remembered: sets are few where orders are many.
 * All tables are made once and used again; nothing here allocates.
 */
import { ANCHORS, isRepeated } from './cards.ts';
import { anchorLinks, cardLinks, readLinks, usableCards } from './links.ts';
import {
  type CardSet,
  type Chain,
  chainOf,
  FIRST_PAIR,
  HIGH_ANCHOR,
  LOW_ANCHOR,
  PAIRS,
  type Pair,
  pairIn,
  SETS,
  SIZE,
  setIn,
  slotOf,
} from './sets.ts';

/** Each chain once. */
const found = new Int32Array(PAIRS * SETS);

/** The cards a set can end with; zero outside of a search. */
const ends = new Uint16Array(SETS);
const queue = new Uint16Array(SETS);

/**
 * Finds every chain of at least `shortest` cards, anchors included, and returns how many.
 * The hand lies in `cards` from `at` on, `count` cards ascending; an empty anchor slot is NO_CARD.
 * §4.6 Cards of one code are one card: of equal cards, and of equal anchors, the lower slots are used.
 */
export function findChains(
  cards: Uint8Array,
  at: number,
  count: number,
  anchors: Uint8Array,
  shortest: number,
): number {
  const fewest = Math.max(shortest - 2, 1);
  if (count < fewest) return 0;
  readLinks(cards, at, count, anchors);
  const usable = usableCards((1 << count) - 1, fewest);
  if (usable === 0) return 0;
  const twins = twinsIn(cards, at, count);
  let n = 0;
  for (let low = 0; low < ANCHORS - 1; low++) {
    if (isRepeated(anchors, low)) continue;
    const first = anchorLinks(low) & usable;
    const a = endsAt(anchors, low, low + 1) & usable;
    const b = low < 2 ? endsAt(anchors, low, low + 2) & usable : 0;
    const c = low < 1 ? endsAt(anchors, low, low + 3) & usable : 0;
    if (first === 0 || (a | b | c) === 0) continue;
    n = grow(n, FIRST_PAIR[low]!, first, a, b, c, usable, twins, fewest);
  }
  return n;
}

/** One of the chains that the last `findChains` found. */
export function chainFound(index: number): Chain {
  return found[index]!;
}

/** The slots whose card equals the one before. */
function twinsIn(cards: Uint8Array, at: number, count: number): CardSet {
  let twins = 0;
  for (let slot = 1; slot < count; slot++) {
    if (cards[at + slot] === cards[at + slot - 1]) twins |= 1 << slot;
  }
  return twins;
}

/** The cards that can be last before the higher anchor; none where a lower slot is meant. */
function endsAt(anchors: Uint8Array, low: number, high: number): CardSet {
  return anchors[low] !== anchors[high] && isRepeated(anchors, high) ? 0 : anchorLinks(high);
}

/**
 * Adds to the n chains in `found` those that begin with one of `first` and end with one of `a` (then
 * they are chains of `pair`), `b` (of the next pair) or `c` (of the one after). Returns how many there are now.
 */
function grow(
  n: number,
  pair: Pair,
  first: CardSet,
  a: CardSet,
  b: CardSet,
  c: CardSet,
  usable: CardSet,
  twins: CardSet,
  fewest: number,
): number {
  let tail = 0;
  for (let rest = first & ~twins; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    ends[bit] = bit;
    queue[tail++] = bit;
  }
  for (let head = 0; head < tail; head++) {
    const set = queue[head]!;
    const last = ends[set]!;
    ends[set] = 0;
    if (SIZE[set]! >= fewest) {
      if ((last & a) !== 0) found[n++] = chainOf(pair, set);
      if ((last & b) !== 0) found[n++] = chainOf(pair + 1, set);
      if ((last & c) !== 0) found[n++] = chainOf(pair + 2, set);
    }
    let next = 0;
    for (let rest = last; rest !== 0; rest &= rest - 1) next |= cardLinks(slotOf(rest));
    // Of equal cards the one in the higher slot joins only after the other.
    for (next &= usable & ~set & ~(twins & ~(set << 1)); next !== 0; next &= next - 1) {
      const bit = next & -next;
      if (ends[set | bit] === 0) queue[tail++] = set | bit;
      ends[set | bit]! |= bit;
    }
  }
  return n;
}

/**
 * Puts the hand cards of a chain in order, from its lower anchor to its higher: of all orders that
 * link, the first by slots. Writes the slots to `into` and returns how many; 0 if no order links.
 */
export function orderChain(
  cards: Uint8Array,
  at: number,
  count: number,
  anchors: Uint8Array,
  chain: Chain,
  into: Uint8Array,
): number {
  readLinks(cards, at, count, anchors);
  const set = setIn(chain);
  const parts = growBack(anchorLinks(HIGH_ANCHOR[pairIn(chain)]!) & set, set);
  let near = anchorLinks(LOW_ANCHOR[pairIn(chain)]!);
  let left = set;
  let n = 0;
  while ((ends[left]! & near) !== 0) {
    const slot = slotOf(ends[left]! & near);
    into[n++] = slot;
    near = cardLinks(slot);
    left ^= 1 << slot;
  }
  for (let i = 0; i < parts; i++) ends[queue[i]!] = 0;
  return left === 0 ? n : 0;
}

/** Leaves in `ends`, for each part of a set that leads to an anchor, the cards it can begin with; returns how many parts. */
function growBack(last: CardSet, set: CardSet): number {
  let tail = 0;
  for (let rest = last; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    ends[bit] = bit;
    queue[tail++] = bit;
  }
  for (let head = 0; head < tail; head++) {
    const part = queue[head]!;
    let next = 0;
    for (let rest = ends[part]!; rest !== 0; rest &= rest - 1) next |= cardLinks(slotOf(rest));
    for (next &= set & ~part; next !== 0; next &= next - 1) {
      const bit = next & -next;
      if (ends[part | bit] === 0) queue[tail++] = part | bit;
      ends[part | bit]! |= bit;
    }
  }
  return tail;
}
