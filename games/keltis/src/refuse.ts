import { type Refusal, type Refuse, refusal } from '@quartet/core';
import { type Card, COLOURS, type Colour, cardNamed, cardSign, cardValue, POINT, SIGNS } from './cards.ts';
import { held } from './hand.ts';
import type { Move, Source } from './moves.ts';
import { fits, goesDown, isEnded } from './rows.ts';
import { isBarred, isStalled } from './rules/draw.ts';
import { LAST_STONE, NONE, PHASE, ROWS, type State } from './state.ts';

export type RefusalCode =
  | 'act-first'
  | 'draw-first'
  | 'no-end-yet'
  | 'only-rows-now'
  | 'not-held'
  | 'held-once'
  | 'values-differ'
  | 'no-stone'
  | 'stone-taken'
  | 'point-pairs-not'
  | 'row-goes-up'
  | 'row-goes-down'
  | 'row-ended'
  | 'row-without-number'
  | 'point-differs'
  | 'row-not-started'
  | 'pile-empty'
  | 'pile-barred'
  | 'stalled';

const no: Refuse<RefusalCode> = refusal;

/** Null exactly for the listed moves. */
export function refuse(s: State, move: Move): Refusal | null {
  const untimely = refuseTime(s, move);
  if (untimely) return untimely;
  switch (move.type) {
    case 'discard':
    case 'point':
      return refuseUnheld(s, move.card);
    case 'claim':
      return refuseClaim(s, ...move.cards);
    case 'row':
      return refuseUnheld(s, move.card) ?? refuseRow(s, move);
    case 'draw':
      return refuseDraw(s, move.from);
    case 'done':
      return null;
  }
}

// §3.1, §7.3 Each kind of move has its time.
function refuseTime(s: State, { type }: Move): Refusal | null {
  if (s.phase === PHASE.over) return no('match-over', '§7.5');
  if (s.phase === PHASE.add) {
    return type === 'row' || type === 'point' || type === 'done' ? null : no('only-rows-now', '§7.3');
  }
  if (type === 'done') return no('no-end-yet', '§7.5');
  if (s.phase === PHASE.draw) return type === 'draw' ? null : no('draw-first', '§3.1', { left: s.left });
  return type === 'draw' ? no('act-first', '§3.1') : null;
}

// §3.2
function refuseUnheld(s: State, card: Card): Refusal | null {
  return held(s, s.turn, cardNamed(card)) > 0 ? null : no('not-held', '§3.2', { card });
}

function refuseClaim(s: State, card: Card, other: Card): Refusal | null {
  const unheld = refuseUnheld(s, card) ?? refuseUnheld(s, other);
  if (unheld) return unheld;
  if (card === other && held(s, s.turn, cardNamed(card)) < 2) return no('held-once', '§3.2', { card });
  const stone = cardValue(cardNamed(card));
  if (stone !== cardValue(cardNamed(other))) return no('values-differ', '§4.2', { card, other });
  if (stone < 1 || stone > LAST_STONE) return no('no-stone', '§4.2', { card });
  if (s.stoneOwners[stone] !== 0) return no('stone-taken', '§4.2', { stone });
  if (cardSign(cardNamed(other)) === POINT && !s.pointsPair) {
    return no('point-pairs-not', '§4.3', { card: other });
  }
  return null;
}

function refuseRow(s: State, move: Extract<Move, { type: 'row' }>): Refusal | null {
  const value = cardValue(cardNamed(move.card));
  if ('onto' in move) return refusePoint(s, move.card, value, move.onto);
  const colour = cardSign(cardNamed(move.card));
  const row = s.turn * ROWS + colour;
  if (s.phase === PHASE.add && s.lengths[row] === 0)
    return no('row-not-started', '§7.4', { row: COLOURS[colour]! });
  if (fits(value, s.lowest[row]!, s.highest[row]!)) return null;
  if (isEnded(s, row)) return no('row-ended', '§5.4', { row: COLOURS[colour]! });
  const needs = s.lasts[row]!;
  return no(goesDown(s, row) ? 'row-goes-down' : 'row-goes-up', '§5.2', { card: move.card, needs });
}

// §5.5
function refusePoint(s: State, card: Card, value: number, onto: Colour): Refusal | null {
  const row = s.turn * ROWS + SIGNS.indexOf(onto);
  if (isEnded(s, row)) return no('row-ended', '§5.4', { row: onto });
  const needs = s.lasts[row]!;
  if (needs === NONE) return no('row-without-number', '§5.5', { row: onto });
  return needs === value ? null : no('point-differs', '§5.5', { card, row: onto, needs });
}

// §6
function refuseDraw(s: State, from: Source): Refusal | null {
  if (from === 'pile') return null;
  const pile = SIGNS.indexOf(from);
  if (s.discardSizes[pile] === 0) return no('pile-empty', '§6.1', { pile: from });
  if (isBarred(s, pile)) return no('pile-barred', '§6.2', { pile: from });
  return isStalled(s) ? no('stalled', '§6.4') : null;
}
