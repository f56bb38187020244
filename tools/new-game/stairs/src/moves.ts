import type { MoveCode } from '@quartet/core';
import { byteOf, CARDS, type Card, cardOf, DECK_SIZE } from './cards.ts';
import type { State } from './state.ts';

/** §8 */
export type Move =
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'draw' }
  | { readonly type: 'keep' }
  | { readonly type: 'pass' };

// A code below DECK_SIZE lays that card.
export const DRAW = DECK_SIZE;
export const KEEP = DECK_SIZE + 1;
export const PASS = DECK_SIZE + 2;
export const moveSpace = DECK_SIZE + 3;

const BARE = { draw: DRAW, keep: KEEP, pass: PASS } as const;

export function toMove(_: State, code: MoveCode): Move {
  if (code === DRAW) return { type: 'draw' };
  if (code === KEEP) return { type: 'keep' };
  if (code === PASS) return { type: 'pass' };
  return { type: 'lay', card: cardOf(code) };
}

export function toCode(_: State, move: Move): MoveCode {
  return move.type === 'lay' ? byteOf(move.card) : BARE[move.type];
}

/** §8 The one text of a move. */
export function print(move: Move): string {
  return move.type === 'lay' ? `lay ${move.card}` : move.type;
}

/** Null unless `print` writes exactly this. */
export function parse(text: string): Move | null {
  if (text === 'draw' || text === 'keep' || text === 'pass') return { type: text };
  const card = CARDS.find((each) => text === `lay ${each}`);
  return card ? { type: 'lay', card } : null;
}
