import type { MoveCode } from '@quartet/core';
import {
  CLAIM,
  cardSign,
  cardValue,
  DONE,
  DRAWING,
  END,
  FROM_PILE,
  nameOf,
  PHASE,
  POINT,
  POINTS,
  ROW,
  ROWS,
  SIGNS,
  type State,
} from '@quartet/keltis';
import { because, type Reason } from '../knowledge.ts';
import { heldOf, takes } from './explain.ts';
import { gainAt } from './finish.ts';
import { topOf } from './others.ts';
import type { ReasonKey } from './reasons.ts';

/** A row that is begun with fewer cards more in hand is a risk. */
const ENOUGH = 2;

/** What speaks against this move, where the other could be played. */
export function objection(s: State, code: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  if (code === DONE) return because('could-add');
  if (s.phase === PHASE.add) return null;
  if (code >= DRAWING) return againstDraw(s, code - DRAWING, better - DRAWING);
  if (better >= CLAIM) return because('lets-stone-lie');
  if (code >= CLAIM) return because('stone-can-wait');
  if (code >= POINTS) return because('only-a-point');
  return code >= ROW ? againstLaying(s, code - ROW) : againstDiscard(s, code);
}

function againstDiscard(s: State, card: number): Reason<ReasonKey> | null {
  const sign = cardSign(card);
  const details = { card: nameOf(card), row: SIGNS[sign]! };
  if (sign === POINT) return because('gives-point');
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.turn && s.lengths[seat * ROWS + sign] !== 0 && takes(s, seat, card))
      return because('feeds', details);
  }
  const isMine = s.lengths[s.turn * ROWS + sign] !== 0 && takes(s, s.turn, card);
  return isMine ? because('throws-own', details) : null;
}

function againstLaying(s: State, card: number): Reason<ReasonKey> | null {
  const colour = cardSign(card);
  const row = s.turn * ROWS + colour;
  const length = s.lengths[row]! + 1;
  const details = { row: SIGNS[colour]!, length };
  if (cardValue(card) === END) return because('ends-early', details);
  if (length === 1) {
    const more = heldOf(s, colour) - 1;
    return more < ENOUGH ? because('starts-thin', { ...details, more, points: gainAt(s, colour) }) : null;
  }
  const gap = Math.abs(cardValue(card) - s.lasts[row]!) - 1;
  return gap > 0 ? because('skips', { ...details, gap }) : null;
}

function againstDraw(s: State, pile: number, better: number): Reason<ReasonKey> | null {
  if (pile === FROM_PILE) return because('leaves-lying', { card: nameOf(topOf(s, better)) });
  const card = topOf(s, pile);
  const isMine = s.lengths[s.turn * ROWS + pile] !== 0 && takes(s, s.turn, card);
  return isMine || pile === POINT ? null : because('picks-little', { card: nameOf(card) });
}
