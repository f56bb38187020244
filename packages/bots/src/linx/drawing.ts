import type { MoveList } from '@quartet/core';
import {
  CARD_SPACE,
  type Card,
  DRAW_DISCARD,
  isRepeated,
  MAX_HAND,
  pairIn,
  readLinks,
  SCORING_SLOTS,
  SIZE,
  type State,
  setIn,
  usableCards,
} from '@quartet/linx';
import { Outlook } from './outlook.ts';
import { someChain } from './quick-chain.ts';
import { stockLeft } from './worth.ts';

/** More than there are cards. */
const EVERY = 1000;

const fromStock = new Outlook();
const fromDiscards = new Outlook();
/** The hand with one more card. */
const hand = new Uint8Array(MAX_HAND);
/** [card] → copies that the seat to move has not seen. */
const unseen = new Uint8Array(CARD_SPACE);

/** A known card against the average of all that may lie on top of the stock, or of `looks` of them. */
export function rateDraws(
  s: State,
  moves: MoveList,
  table: Float64Array,
  into: Float64Array,
  looks = EVERY,
): void {
  fromStock.readStage(s, table, 1);
  // A card less in the stock is less for everybody, so only the last one makes a difference.
  fromDiscards.readStage(s, table, stockLeft(s) > 1 ? 1 : 0);
  for (let i = 0; i < moves.length; i++) {
    into[i] =
      moves.at(i) === DRAW_DISCARD
        ? bestWith(s, s.discards[s.discarded - 1]!, fromDiscards)
        : meanOverUnseen(s, looks);
  }
}

function meanOverUnseen(s: State, looks: number): number {
  const stride = Math.max(1, Math.floor(countUnseen(s) / looks));
  let sum = 0;
  let count = 0;
  // Of the cards in their order each `stride`th is looked at, from the middle of the first few on.
  let past = stride >> 1;
  for (let card = 1; card < CARD_SPACE; card++) {
    past += unseen[card]!;
    const copies = Math.floor(past / stride);
    if (copies === 0) continue;
    past -= copies * stride;
    sum += copies * bestWith(s, card, fromStock);
    count += copies;
  }
  return sum / count;
}

// Stock and other hands together: what is where is not looked at.
function countUnseen(s: State): number {
  unseen.fill(0);
  let count = stockLeft(s);
  for (let i = s.stockTop; i < s.stock.length; i++) unseen[s.stock[i]!]!++;
  for (let seat = 0; seat < s.table.seats; seat++) {
    for (let slot = 0; seat !== s.turn && slot < s.held[seat]!; slot++) {
      if (((s.known[seat]! >> slot) & 1) !== 0) continue;
      unseen[s.hands[seat * MAX_HAND + slot]!]!++;
      count++;
    }
  }
  return count;
}

/** What the best move may earn once this card is in hand. */
function bestWith(s: State, card: Card, outlook: Outlook): number {
  const count = addCard(s, card, hand);
  const all = (1 << count) - 1;
  readLinks(hand, 0, count, s.anchors);
  outlook.readHand();
  let best = 0;
  let twins = 0;
  for (let slot = 0; slot < count; slot++) {
    if (slot > 0 && hand[slot] === hand[slot - 1]) twins |= 1 << slot;
    best = Math.max(best, outlook.afterKeeping(all & ~(1 << slot)));
  }
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const size = s.scoring[slot]! - 2;
    if (size < 0 || size > count || isRepeated(s.scoring, slot)) continue;
    const usable = usableCards(all, size);
    const chain = SIZE[usable]! < size ? -1 : someChain(s.anchors, usable, twins, size);
    if (chain >= 0) best = Math.max(best, outlook.afterChain(s, slot, pairIn(chain), all & ~setIn(chain)));
  }
  return best;
}

/** Puts the mover's hand and one more card into `into`, ascending; returns how many there are. */
export function addCard(s: State, card: Card, into: Uint8Array): number {
  const at = s.turn * MAX_HAND;
  const held = s.held[s.turn]!;
  let slot = 0;
  for (; slot < held && s.hands[at + slot]! <= card; slot++) into[slot] = s.hands[at + slot]!;
  into[slot] = card;
  for (; slot < held; slot++) into[slot + 1] = s.hands[at + slot]!;
  return held + 1;
}
