import {
  CLOSED,
  cardSign,
  cardValue,
  END,
  HAND_SIZE,
  keltis,
  POINT,
  ROWS,
  type State,
} from '@quartet/keltis';
import { LONGEST, ROW_POINTS } from './worths.ts';

const totals = new Int32Array(4);

/** What others add at the end with their last two cards, about. */
const OTHERS_ADD = 2;

/** How far ahead the actor would be, were this the end and the last cards added. */
export function lead(s: State): number {
  keltis.points(s, totals);
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.turn && totals[seat]! > best) best = totals[seat]!;
  }
  return totals[s.turn]! - best - OTHERS_ADD;
}

/** Points the card brings now if it is laid in the own row of `place` (POINT: the point row). */
export function gainAt(s: State, place: number): number {
  return place === POINT ? 1 : gainBy(s.lengths[s.turn * ROWS + place]!);
}

function gainBy(length: number): number {
  return length >= LONGEST ? 0 : ROW_POINTS[length + 1]! - ROW_POINTS[length]!;
}

/** The most that one more last card can bring after card number `used` of the hand went to the row of `place`. */
export function bestSecond(s: State, card: number, place: number): number {
  const from = s.turn * HAND_SIZE;
  let best = 0;
  let skipped = false;
  for (let i = from; i < from + s.handSizes[s.turn]!; i++) {
    const other = s.hands[i]!;
    if (other === card && !skipped) {
      skipped = true;
      continue;
    }
    const gain = secondGain(s, other, card, place);
    if (gain > best) best = gain;
  }
  return best;
}

function secondGain(s: State, other: number, card: number, place: number): number {
  const sign = cardSign(other);
  if (sign === POINT) return pointGain(s, cardValue(other), card, place);
  const row = s.turn * ROWS + sign;
  const length = s.lengths[row]! + (place === sign ? 1 : 0);
  if (length === 0) return 0;
  return takes(s, row, cardValue(other), place === sign ? card : -1) ? gainBy(length) : 0;
}

/** Whether the row takes this value, after `before` was laid on it if that is a card. */
function takes(s: State, row: number, value: number, before: number): boolean {
  if (value === END) return true;
  let lowest = s.lowest[row]!;
  let highest = s.highest[row]!;
  if (before >= 0 && cardSign(before) !== POINT) {
    const laid = cardValue(before);
    if (laid === END) lowest = CLOSED;
    else if (laid > s.lasts[row]!) lowest = laid;
    else if (laid < s.lasts[row]!) highest = laid;
  }
  return value >= lowest && value <= highest;
}

/** A point card brings its point, or more on a row that ends with its number by then. */
function pointGain(s: State, value: number, card: number, place: number): number {
  let best = 1;
  for (let colour = 0; colour < ROWS; colour++) {
    const row = s.turn * ROWS + colour;
    const changed = place === colour && cardSign(card) !== POINT;
    const last = changed ? cardValue(card) : s.lasts[row]!;
    if (last !== value) continue;
    const gain = gainBy(s.lengths[row]! + (place === colour ? 1 : 0));
    if (gain > best) best = gain;
  }
  return best;
}
