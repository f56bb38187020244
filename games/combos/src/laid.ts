import type { Seat } from '@quartet/core';
import { type Card, cardOf, faceOf, X } from './cards.ts';
import { LONGEST, strengthOf } from './combinations.ts';
import { FACE, STANDS_FOR, type State } from './state.ts';

/** What one player laid in this turn. */
export interface Laid {
  readonly cards: readonly Card[];
  /** What its X stand for, in order. */
  readonly as: readonly number[];
}

/** Whether the seat laid a combination in this turn, not a Stop or Redraw, and not nothing. */
export function hasCombined(s: State, seat: Seat): boolean {
  const first = s.laid[seat * LONGEST]!;
  return first !== 0 && (first & FACE) <= X;
}

/** The strength of the combination the seat laid in this turn; 0 if it laid none. */
export function strengthLaid(s: State, seat: Seat): number {
  if (!hasCombined(s, seat)) return 0;
  const at = seat * LONGEST;
  return strengthOf(numberLaid(s.laid[at]!), numberLaid(s.laid[at + 1]!), numberLaid(s.laid[at + 2]!));
}

function numberLaid(card: number): number {
  return (card & FACE) === X ? card >> STANDS_FOR : card;
}

/** §5.3 */
export function putAway(s: State): void {
  const { laid, laidBefore, away } = s;
  for (let at = 0; at < laid.length; at++) {
    const card = laid[at]!;
    laidBefore[at] = card;
    if (card === 0) continue;
    laid[at] = 0;
    away[card & FACE]!++;
  }
}

/** `laid`: the bytes of a turn. */
export function readLaid(laid: Uint8Array, seat: Seat): Laid {
  const cards: Card[] = [];
  const as: number[] = [];
  for (let at = seat * LONGEST; at < (seat + 1) * LONGEST && laid[at] !== 0; at++) {
    cards.push(cardOf(laid[at]! & FACE));
    if ((laid[at]! & FACE) === X) as.push(laid[at]! >> STANDS_FOR);
  }
  return { cards, as };
}

/** Puts back what `readLaid` read, or nothing. */
export function writeLaid(into: Uint8Array, seat: Seat, laid: Laid | undefined): void {
  let x = 0;
  for (let i = 0; i < LONGEST; i++) {
    const card = laid?.cards[i];
    const face = card ? faceOf(card) : 0;
    into[seat * LONGEST + i] = face === X ? face | (laid!.as[x++]! << STANDS_FOR) : face;
  }
}

/** The strength of what was laid; 0 for a Stop or Redraw. */
export function strengthOfLaid(laid: Laid): number {
  let x = 0;
  const [a = 0, b = 0, c = 0] = laid.cards.map((card) => (card === 'X' ? laid.as[x++]! : faceOf(card)));
  return a > X ? 0 : strengthOf(a, b, c);
}
