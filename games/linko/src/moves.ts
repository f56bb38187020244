import type { MoveCode } from '@quartet/core';
import { CARDS, type Card, FACES, faceOf, GHOST_FACES, JOKER, JOKERS, SUITS } from './cards.ts';
import { SLOTS, type State } from './state.ts';

/** `cards`: numbers first, then jokers. Slots count from 1. */
export type Move =
  | { readonly type: 'play'; readonly cards: readonly Card[] }
  | { readonly type: 'snatch'; readonly number: number }
  | { readonly type: 'take' }
  | { readonly type: 'leave' }
  | { readonly type: 'reclaim' }
  | { readonly type: 'discard' }
  | { readonly type: 'draw'; readonly from: 'pile' }
  | { readonly type: 'draw'; readonly from: 'row'; readonly slot: number };

// Codes of plays: (jokers, cards of the number, face), the face running fastest.
// Jokers alone have the joker's face and no cards of the number.
export const ONE_CARD = FACES;
export const ONE_JOKER = FACES * (SUITS + 1);
const PLAYS = ONE_JOKER * (JOKERS + 1);

export const TAKE = PLAYS;
export const LEAVE = PLAYS + 1;
export const RECLAIM = PLAYS + 2;
export const DISCARD = PLAYS + 3;
export const DRAW_PILE = PLAYS + 4;
/** Plus the slot, from 0. */
export const DRAW_ROW = PLAYS + 5;
/** Plus the face. */
export const SNATCH = DRAW_ROW + SLOTS;
export const MOVE_SPACE = SNATCH + GHOST_FACES;

export function playCode(face: number, numbers: number, jokers: number): MoveCode {
  return jokers * ONE_JOKER + numbers * ONE_CARD + face;
}

export function jokersOf(code: MoveCode): number {
  return (code / ONE_JOKER) | 0;
}

export function numbersOf(code: MoveCode): number {
  return ((code % ONE_JOKER) / ONE_CARD) | 0;
}

export function faceOfPlay(code: MoveCode): number {
  return code % ONE_CARD;
}

/** [play code] → its cards. Shared, so that views and events need not build them. */
const CARDS_OF_PLAY: readonly (readonly Card[])[] = Array.from({ length: PLAYS }, (_, code) =>
  Object.freeze([
    ...Array<Card>(numbersOf(code)).fill(CARDS[faceOfPlay(code)]!),
    ...Array<Card>(jokersOf(code)).fill('X'),
  ]),
);

export function cardsOfPlay(face: number, numbers: number, jokers: number): readonly Card[] {
  return CARDS_OF_PLAY[playCode(face, numbers, jokers)]!;
}

export function toMove(_state: State, code: MoveCode): Move {
  if (code < PLAYS) return { type: 'play', cards: CARDS_OF_PLAY[code]! };
  if (code >= SNATCH) return { type: 'snatch', number: code - SNATCH + 1 };
  if (code >= DRAW_ROW) return { type: 'draw', from: 'row', slot: code - DRAW_ROW + 1 };
  if (code === DRAW_PILE) return { type: 'draw', from: 'pile' };
  if (code === TAKE) return { type: 'take' };
  if (code === LEAVE) return { type: 'leave' };
  if (code === RECLAIM) return { type: 'reclaim' };
  return { type: 'discard' };
}

export function toCode(s: State, move: Move): MoveCode | null {
  switch (move.type) {
    case 'play':
      return codeOfCards(s, move.cards);
    case 'snatch':
      return s.isDuel ? SNATCH + move.number - 1 : null;
    case 'draw':
      return move.from === 'pile' ? DRAW_PILE : DRAW_ROW + move.slot - 1;
    case 'take':
      return TAKE;
    case 'leave':
      return LEAVE;
    case 'reclaim':
      return RECLAIM;
    case 'discard':
      return DISCARD;
  }
}

/** Null unless the actor holds these cards and they are of one number. */
function codeOfCards(s: State, cards: readonly Card[]): MoveCode | null {
  const face = faceOf(cards[0]!);
  const jokers = cards.filter((card) => card === 'X').length;
  const numbers = cards.length - jokers;
  if (cards.some((card) => card !== 'X' && faceOf(card) !== face)) return null;
  const hand = s.actor * FACES;
  const isHeld = numbers <= (s.hands[hand + face] ?? 0) && jokers <= (s.hands[hand + JOKER] ?? 0);
  return isHeld ? playCode(face, numbers, jokers) : null;
}
