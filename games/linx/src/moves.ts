import { type MoveCode, NOBODY } from '@quartet/core';
import {
  type Card,
  cardOf,
  LONGEST,
  MAX_HAND,
  NO_CARD,
  parseCard,
  printCard,
  SCORING_SLOTS,
  SHORTEST,
} from './cards.ts';
import { orderChain } from './chains.ts';
import {
  type CardSet,
  type Chain,
  chainOf,
  HIGH_ANCHOR,
  LOW_ANCHOR,
  PAIRS,
  type Pair,
  pairIn,
  pairOf,
  SETS,
  slotOf,
} from './sets.ts';
import type { State } from './state.ts';

/** Cards are written as codes, `7s`. */
export type Move =
  | { readonly type: 'draw'; readonly from: 'stock' | 'discard' }
  /** All cards in the order they lie, the anchors first and last; `for` is the length on the scoring card taken. */
  | { readonly type: 'chain'; readonly cards: readonly string[]; readonly for: number }
  | { readonly type: 'discard'; readonly card: string };

// Codes: scoring slot × chain, then the discards by hand slot, then the two draws.
const CHAINS = PAIRS * SETS;
const DISCARD = SCORING_SLOTS * CHAINS;
export const DRAW_STOCK: MoveCode = DISCARD + MAX_HAND;
export const DRAW_DISCARD: MoveCode = DRAW_STOCK + 1;
export const MOVE_SPACE = DRAW_DISCARD + 1;

export function chainCode(chain: Chain, scoringSlot: number): MoveCode {
  return scoringSlot * CHAINS + chain;
}

export function discardCode(slot: number): MoveCode {
  return DISCARD + slot;
}

export function isChain(code: MoveCode): boolean {
  return code < DISCARD;
}

/** Of a chain's code: the anchors with the set of hand slots. */
export function chainIn(code: MoveCode): Chain {
  return code % CHAINS;
}

/** Of a chain's code. */
export function scoringSlotIn(code: MoveCode): number {
  return (code / CHAINS) | 0;
}

/** Of a discard's code: the hand slot. */
export function discardedSlot(code: MoveCode): number {
  return code - DISCARD;
}

export function toMove(s: State, code: MoveCode): Move {
  if (code === DRAW_STOCK) return { type: 'draw', from: 'stock' };
  if (code === DRAW_DISCARD) return { type: 'draw', from: 'discard' };
  if (!isChain(code)) {
    return { type: 'discard', card: printCard(s.hands[s.turn * MAX_HAND + discardedSlot(code)]!) };
  }
  return { type: 'chain', cards: chainCards(s, chainIn(code)), for: s.scoring[scoringSlotIn(code)]! };
}

/** The chain's cards from its lower anchor to its higher, in the first order by slots that links. */
export function chainCards(s: State, chain: Chain): string[] {
  const at = s.turn * MAX_HAND;
  const slots = new Uint8Array(MAX_HAND);
  const count = orderChain(s.hands, at, s.held[s.turn]!, s.anchors, chain, slots);
  const cards = [printCard(s.anchors[LOW_ANCHOR[pairIn(chain)]!]!)];
  for (let i = 0; i < count; i++) cards.push(printCard(s.hands[at + slots[i]!]!));
  cards.push(printCard(s.anchors[HIGH_ANCHOR[pairIn(chain)]!]!));
  return cards;
}

export function toCode(s: State, move: Move): MoveCode | null {
  if (move.type === 'draw') return move.from === 'stock' ? DRAW_STOCK : DRAW_DISCARD;
  if (move.type === 'discard') {
    const set = slotsOf(s, [cardOf(move.card)]);
    return set === null ? null : discardCode(slotOf(set));
  }
  const scoringSlot = s.scoring.indexOf(move.for);
  const pair = anchorsOf(s, move.cards);
  const set = slotsOf(s, move.cards.slice(1, -1).map(cardOf));
  return scoringSlot < 0 || pair === null || set === null ? null : chainCode(chainOf(pair, set), scoringSlot);
}

/** §4.6 The pair of anchors that the first and the last card mean: the lowest slots that fit. */
function anchorsOf(s: State, cards: readonly string[]): Pair | null {
  const first = s.anchors.indexOf(cardOf(cards[0]!));
  const last = s.anchors.indexOf(cardOf(cards.at(-1)!), cards[0] === cards.at(-1) ? first + 1 : 0);
  return cards.length < 2 || first < 0 || last < 0 ? null : pairOf(first, last);
}

/** The mover's slots with these cards, the lowest of equal ones; null if a card is lacking. */
function slotsOf(s: State, cards: readonly Card[]): CardSet | null {
  let set = 0;
  for (const card of cards) {
    const added = slotWith(s, card, set);
    if (added === 0) return null;
    set |= added;
  }
  return set;
}

/** The mover's lowest slot with this card that is not used yet, as a set; empty if there is none. */
function slotWith(s: State, card: Card, used: CardSet): CardSet {
  if (s.turn === NOBODY) return 0;
  for (let slot = 0; slot < s.held[s.turn]!; slot++) {
    const bit = 1 << slot;
    if (s.hands[s.turn * MAX_HAND + slot] === card && (used & bit) === 0) return bit;
  }
  return 0;
}

export function print(move: Move): string {
  if (move.type === 'draw') return `draw ${move.from}`;
  if (move.type === 'discard') return `discard ${move.card}`;
  return `chain ${move.cards.join(' ')} for ${move.for}`;
}

/** §10 Exactly the texts that `print` writes, whether such a move is possible or not. */
export function parse(text: string): Move | null {
  if (text === 'draw stock') return { type: 'draw', from: 'stock' };
  if (text === 'draw discard') return { type: 'draw', from: 'discard' };
  const words = text.split(' ');
  if (words[0] === 'discard' && words.length === 2) {
    return isCard(words[1]!) ? { type: 'discard', card: words[1]! } : null;
  }
  const length = words.at(-1)!;
  if (words[0] !== 'chain' || words.length < 4 || words.at(-2) !== 'for' || !isLength(length)) return null;
  const cards = words.slice(1, -2);
  return cards.every(isCard) ? { type: 'chain', cards, for: Number(length) } : null;
}

function isCard(word: string): boolean {
  return parseCard(word) !== NO_CARD;
}

function isLength(word: string): boolean {
  const length = Number(word);
  return String(length) === word && Number.isInteger(length) && length >= SHORTEST && length <= LONGEST;
}
