import { type Refusal, refusal } from '@quartet/core';
import { byteOf, cardOf, DECK_SIZE, fits } from './cards.ts';
import type { Move } from './moves.ts';
import { PHASE, type State, topOfHeap } from './state.ts';

/** Each way Stairs says no. */
export type RefusalCode =
  | 'lay-or-keep'
  | 'nothing-drawn'
  | 'not-yours'
  | 'not-the-drawn'
  | 'does-not-fit'
  | 'pile-empty'
  | 'pile-left';

function no(code: RefusalCode | 'match-over', rule: string, details: Refusal['details'] = {}): Refusal {
  return refusal(code, rule, details);
}

/** Null exactly for the moves that `legal` lists. */
export function refuse(s: State, move: Move): Refusal | null {
  if (s.phase === PHASE.over) return no('match-over', '§5.1');
  switch (move.type) {
    case 'lay':
      return refuseLay(s, byteOf(move.card));
    case 'keep':
      return s.phase === PHASE.turn ? no('nothing-drawn', '§3.2') : null;
    case 'draw':
      if (s.phase === PHASE.drawn) return no('lay-or-keep', '§3.2', { card: cardOf(s.drawn) });
      return s.top === DECK_SIZE ? no('pile-empty', '§3.2') : null;
    case 'pass':
      if (s.phase === PHASE.drawn) return no('lay-or-keep', '§3.2', { card: cardOf(s.drawn) });
      return s.top < DECK_SIZE ? no('pile-left', '§3.3', { count: DECK_SIZE - s.top }) : null;
  }
}

function refuseLay(s: State, byte: number): Refusal | null {
  const card = cardOf(byte);
  if (s.holders[byte] !== s.turn) return no('not-yours', '§3.1', { card });
  if (s.phase === PHASE.drawn && byte !== s.drawn)
    return no('not-the-drawn', '§3.2', { card, drawn: cardOf(s.drawn) });
  return fits(byte, topOfHeap(s)) ? null : no('does-not-fit', '§3.1', { card, top: cardOf(topOfHeap(s)) });
}
