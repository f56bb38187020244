import {
  ANCHORS,
  anchorLinks,
  type CardSet,
  type Chain,
  cardLinks,
  chainOf,
  isRepeated,
  pairOf,
  SIZE,
  slotOf,
} from '@quartet/linx';

/** Where a chain is found at all, it is found soon; beyond this many steps we give up. */
const STEPS = 300;

/** [slot] → the anchors this card links to, as a set. */
const anchorsOf = new Uint8Array(16);
let twins = 0;
let usable = 0;
let steps = 0;
let from = 0;
let to = 0;

/**
 * Some chain with exactly so many of the usable hand cards, whose links were read; -1 if none was found in time.
 * `twinsInHand`: the slots whose card equals the one before.
 */
export function someChain(anchors: Uint8Array, cards: CardSet, twinsInHand: CardSet, size: number): Chain {
  let starts = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) anchorsOf[slotOf(rest)] = 0;
  for (let anchor = 0; anchor < ANCHORS; anchor++) {
    if (isRepeated(anchors, anchor)) continue;
    starts |= anchorLinks(anchor);
    for (let rest = anchorLinks(anchor) & cards; rest !== 0; rest &= rest - 1) {
      anchorsOf[slotOf(rest)]! |= 1 << anchor;
    }
  }
  usable = cards;
  twins = twinsInHand;
  steps = STEPS;
  for (let rest = starts & cards & ~twins; rest !== 0 && steps > 0; ) {
    const slot = loneliest(rest);
    from = anchorsOf[slot]!;
    const set = extend(slot, 1 << slot, size - 1);
    if (set !== 0) return chainOf(pairBetween(from, to), set);
    rest ^= 1 << slot;
  }
  return -1;
}

/** The set of a chain that goes on from `last` with `left` more cards; 0 if there is none. */
function extend(last: number, set: CardSet, left: number): CardSet {
  steps--;
  if (left === 0) {
    to = anchorsOf[last]!;
    const both = from | to;
    return to !== 0 && (both & (both - 1)) !== 0 ? set : 0;
  }
  // Of equal cards the one in the higher slot joins only after the other.
  let next = cardLinks(last) & usable & ~set & ~(twins & ~(set << 1));
  while (next !== 0 && steps > 0) {
    const slot = loneliest(next);
    const full = extend(slot, set | (1 << slot), left - 1);
    if (full !== 0) return full;
    next ^= 1 << slot;
  }
  return 0;
}

/** The card that links to the fewest others: those that link well are better kept, and easier to come back to. */
function loneliest(cards: CardSet): number {
  let best = slotOf(cards);
  for (let rest = cards & (cards - 1); rest !== 0; rest &= rest - 1) {
    const slot = slotOf(rest);
    if (SIZE[cardLinks(slot)]! < SIZE[cardLinks(best)]!) best = slot;
  }
  return best;
}

/** Two different anchors, one of each set. */
function pairBetween(some: number, others: number): number {
  const one = slotOf(some);
  const other = others & ~(1 << one);
  if (other !== 0) return pairOf(one, slotOf(other));
  return pairOf(slotOf(some & ~(1 << one)), one);
}
