import type { MoveCode } from '@quartet/core';
import {
  CLAIM,
  CLOSED,
  cardSign,
  cardValue,
  DONE,
  DRAWING,
  END,
  FROM_PILE,
  firstOf,
  HAND_SIZE,
  LAST_STONE,
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
import { gainAt } from './finish.ts';
import { topOf } from './others.ts';
import type { ReasonKey } from './reasons.ts';
import { isOpen } from './stones.ts';
import { STONE_POINTS } from './worths.ts';

/** Ended rows at the table that end play. */
const LAST_ROW = 5;

/** What speaks for the move, by what the actor can see. */
export function reason(s: State, code: MoveCode): Reason<ReasonKey> {
  if (code === DONE) return because('nothing-to-add');
  if (s.phase === PHASE.add) return because('adds', { points: gainAt(s, placeOf(code)) });
  if (code < ROW) return whyDiscard(s, code);
  if (code < POINTS) return whyLay(s, code - ROW);
  if (code < CLAIM) return whyPoint(s, code - POINTS);
  return code < DRAWING ? whyClaim(s, firstOf(code)) : whyDraw(s, code - DRAWING);
}

function placeOf(code: MoveCode): number {
  return cardSign(code < POINTS ? code - ROW : code - POINTS);
}

function whyDiscard(s: State, card: number): Reason<ReasonKey> {
  const details = { card: nameOf(card) };
  if (cardSign(card) === POINT) return because('spares', details);
  if (!takes(s, s.turn, card)) return because('fits-nowhere', details);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.turn && s.lengths[seat * ROWS + cardSign(card)] !== 0 && takes(s, seat, card)) {
      return because('spares', details);
    }
  }
  return because('helps-nobody', details);
}

/** Whether the seat's row takes the card. */
export function takes(s: State, seat: number, card: number): boolean {
  const row = seat * ROWS + cardSign(card);
  const value = cardValue(card);
  return value === END || (value >= s.lowest[row]! && value <= s.highest[row]!);
}

function whyLay(s: State, card: number): Reason<ReasonKey> {
  const colour = cardSign(card);
  const row = s.turn * ROWS + colour;
  const details = { row: SIGNS[colour]!, length: s.lengths[row]! + 1 };
  if (cardValue(card) === END && s.lowest[row] !== CLOSED) {
    return because(s.endedRows + 1 === LAST_ROW ? 'ends-play' : 'ends-row', details);
  }
  if (details.length === 1) return because('starts-row', { ...details, more: heldOf(s, colour) - 1 });
  const points = gainAt(s, colour);
  return points > 1 ? because('reaches-step', { ...details, points }) : because('lengthens', details);
}

/** Cards of this colour in the actor's hand. */
export function heldOf(s: State, colour: number): number {
  let cards = 0;
  for (let i = s.turn * HAND_SIZE; i < s.turn * HAND_SIZE + s.handSizes[s.turn]!; i++) {
    if (cardSign(s.hands[i]!) === colour) cards++;
  }
  return cards;
}

function whyPoint(s: State, placed: number): Reason<ReasonKey> {
  const place = cardSign(placed);
  if (place === POINT) return because('sure-point');
  return because('lengthens', { row: SIGNS[place]!, length: s.lengths[s.turn * ROWS + place]! + 1 });
}

function whyClaim(s: State, card: number): Reason<ReasonKey> {
  let stones = 1;
  for (let value = 1; value <= LAST_STONE; value++) if (s.stoneOwners[value] === s.turn + 1) stones++;
  const points = STONE_POINTS[stones]! - STONE_POINTS[stones - 1]!;
  return because('takes-stone', { stone: cardValue(card), stones, points });
}

function whyDraw(s: State, pile: number): Reason<ReasonKey> {
  if (pile === FROM_PILE) return because(s.pileSize === 1 ? 'draws-last' : 'draws-unknown');
  const card = topOf(s, pile);
  const details = { card: nameOf(card), stone: cardValue(card), row: SIGNS[pile]! };
  if (pile === POINT) return because('picks-point', details);
  if (s.lengths[s.turn * ROWS + pile] !== 0 && takes(s, s.turn, card))
    return because('picks-for-row', details);
  if (isOpen(s, cardValue(card)) && holdsValue(s, cardValue(card))) return because('picks-for-pair', details);
  return because(heldOf(s, pile) > 0 && takes(s, s.turn, card) ? 'picks-colour' : 'picks-away', details);
}

function holdsValue(s: State, value: number): boolean {
  for (let i = s.turn * HAND_SIZE; i < s.turn * HAND_SIZE + s.handSizes[s.turn]!; i++) {
    const card = s.hands[i]!;
    if (cardValue(card) === value && (s.pointsPair || cardSign(card) !== POINT)) return true;
  }
  return false;
}
