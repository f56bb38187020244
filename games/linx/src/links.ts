/** Which cards of one hand link to which, as sets. The tables hold the hand that was read last. */
import { ANCHORS, MAX_HAND, NO_CARD, NUMBERS, SYMBOLS } from './cards.ts';
import { type CardSet, SIZE, slotOf } from './sets.ts';

/** By slot of the hand. */
const byCard = new Uint16Array(MAX_HAND);
/** By slot of an anchor. */
const byAnchor = new Uint16Array(ANCHORS);

const withNumber = new Uint16Array(NUMBERS + 1);
const withSymbol = new Uint16Array(SYMBOLS.length);

/** The hand lies in `cards` from `at` on. */
export function readLinks(cards: Uint8Array, at: number, count: number, anchors: Uint8Array): void {
  for (let i = 0; i < withNumber.length; i++) withNumber[i] = 0;
  for (let i = 0; i < withSymbol.length; i++) withSymbol[i] = 0;
  for (let slot = 0; slot < count; slot++) {
    const card = cards[at + slot]!;
    withNumber[card & 15]! |= 1 << slot;
    withSymbol[card >> 4]! |= 1 << slot;
  }
  for (let slot = 0; slot < count; slot++) {
    const card = cards[at + slot]!;
    byCard[slot] = (withNumber[card & 15]! | withSymbol[card >> 4]!) & ~(1 << slot);
  }
  for (let slot = 0; slot < ANCHORS; slot++) {
    const card = anchors[slot]!;
    byAnchor[slot] = card === NO_CARD ? 0 : withNumber[card & 15]! | withSymbol[card >> 4]!;
  }
}

/** The hand cards that link to the one in this slot, of the hand that was read last. */
export function cardLinks(slot: number): CardSet {
  return byCard[slot]!;
}

/** The hand cards that link to the anchor in this slot. */
export function anchorLinks(slot: number): CardSet {
  return byAnchor[slot]!;
}

/** The cards of a hand that some chain might use: each between two others, in a group of at least `fewest`. */
export function usableCards(hand: CardSet, fewest: number): CardSet {
  return inLargeGroups(withoutDeadEnds(hand), fewest);
}

function withoutDeadEnds(hand: CardSet): CardSet {
  let oneAnchor = 0;
  let twoAnchors = 0;
  for (let slot = 0; slot < ANCHORS; slot++) {
    twoAnchors |= oneAnchor & byAnchor[slot]!;
    oneAnchor |= byAnchor[slot]!;
  }
  let live = hand;
  for (let before = 0; before !== live; ) {
    before = live;
    for (let rest = live; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const near = byCard[slotOf(rest)]! & live;
      const isBetween = (near & (near - 1)) !== 0 || (bit & (near === 0 ? twoAnchors : oneAnchor)) !== 0;
      if (!isBetween) live ^= bit;
    }
  }
  return live;
}

function inLargeGroups(hand: CardSet, fewest: number): CardSet {
  let live = 0;
  for (let rest = hand; rest !== 0; ) {
    let group = rest & -rest;
    for (let edge = group; edge !== 0; ) {
      const near = byCard[slotOf(edge)]! & rest & ~group;
      edge = (edge & (edge - 1)) | near;
      group |= near;
    }
    if (SIZE[group]! >= fewest) live |= group;
    rest ^= group;
  }
  return live;
}
