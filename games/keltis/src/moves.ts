import type { MoveCode } from '@quartet/core';
import {
  CARD_SPACE,
  type Card,
  type Colour,
  type ColourCard,
  cardNamed,
  cardOf,
  cardSign,
  cardValue,
  nameOf,
  POINT,
  type PointCard,
  SIGNS,
  type Sign,
} from './cards.ts';
import { held } from './hand.ts';
import { LAST_STONE, type State } from './state.ts';

/** Where a card is drawn from. */
export type Source = 'pile' | Sign;

export type Move =
  /** §4.1 */
  | { readonly type: 'discard'; readonly card: Card }
  /** §4.2 In the order of colours, then values; point cards last. */
  | { readonly type: 'claim'; readonly cards: readonly [Card, Card] }
  /** §5.1 A number or an End into the row of its colour, or a point card into any (§5.5). */
  | { readonly type: 'row'; readonly card: ColourCard }
  | { readonly type: 'row'; readonly card: PointCard; readonly onto: Colour }
  /** §5.6 */
  | { readonly type: 'point'; readonly card: PointCard }
  /** §6.1 */
  | { readonly type: 'draw'; readonly from: Source }
  /** §7.5 */
  | { readonly type: 'done' };

/** Two signs: first × 6 + second, the first being no point card. */
const PAIRS = 30;

// Codes, by kind of move: each kind begins where the one before it ends.
/** + card */
export const DISCARD = 0;
/** + card */
export const ROW = CARD_SPACE;
/** + value × 8 + where it goes: a colour's row, or POINT for the point row */
export const POINTS = ROW + CARD_SPACE;
/** + (value − 1) × PAIRS + pair of signs */
export const CLAIM = POINTS + CARD_SPACE;
/** + discard pile, or FROM_PILE */
export const DRAWING = CLAIM + LAST_STONE * PAIRS;
export const FROM_PILE = 6;
export const DONE = DRAWING + FROM_PILE + 1;
export const MOVE_SPACE = DONE + 1;

export function claimCode(card: number, other: number): MoveCode {
  return CLAIM + (cardValue(card) - 1) * PAIRS + cardSign(card) * 6 + cardSign(other);
}

/** The first card of a claimed pair. */
export function firstOf(claim: MoveCode): number {
  const pair = claim - CLAIM;
  return cardOf(((pair / PAIRS) | 0) + 1, ((pair % PAIRS) / 6) | 0);
}

/** The second card of a claimed pair. */
export function secondOf(claim: MoveCode): number {
  const pair = claim - CLAIM;
  return cardOf(((pair / PAIRS) | 0) + 1, pair % 6);
}

export function toMove(_state: State, code: MoveCode): Move {
  if (code < ROW) return { type: 'discard', card: nameOf(code) };
  if (code < POINTS) return { type: 'row', card: nameOf(code - ROW) as ColourCard };
  if (code < CLAIM) return pointMove(code - POINTS);
  if (code < DRAWING) return { type: 'claim', cards: [nameOf(firstOf(code)), nameOf(secondOf(code))] };
  if (code === DONE) return { type: 'done' };
  return { type: 'draw', from: code === DRAWING + FROM_PILE ? 'pile' : SIGNS[code - DRAWING]! };
}

function pointMove(placed: number): Move {
  const card = nameOf(cardOf(cardValue(placed), POINT)) as PointCard;
  const place = SIGNS[cardSign(placed)]!;
  return place === '*' ? { type: 'point', card } : { type: 'row', card, onto: place };
}

/** Null unless the actor holds the cards and the move is one a code exists for. */
export function toCode(s: State, move: Move): MoveCode | null {
  switch (move.type) {
    case 'draw':
      return DRAWING + (move.from === 'pile' ? FROM_PILE : SIGNS.indexOf(move.from));
    case 'done':
      return DONE;
    case 'claim':
      return pairCode(s, cardNamed(move.cards[0]), cardNamed(move.cards[1]));
    default:
      return held(s, s.turn, cardNamed(move.card)) === 0 ? null : cardCode(move);
  }
}

function cardCode(move: Exclude<Move, { type: 'draw' | 'done' | 'claim' }>): MoveCode {
  const card = cardNamed(move.card);
  if (move.type === 'discard') return DISCARD + card;
  if (move.type === 'point') return POINTS + card;
  return 'onto' in move ? POINTS + cardOf(cardValue(card), SIGNS.indexOf(move.onto)) : ROW + card;
}

function pairCode(s: State, card: number, other: number): MoveCode | null {
  if (!canPair(card, other)) return null;
  if (held(s, s.turn, card) < (card === other ? 2 : 1) || held(s, s.turn, other) === 0) return null;
  return claimCode(card, other);
}

/** §4.2 Whether there is a stone for two such cards at any table. */
function canPair(card: number, other: number): boolean {
  const value = cardValue(card);
  return value === cardValue(other) && value >= 1 && value <= LAST_STONE && cardSign(card) !== POINT;
}
