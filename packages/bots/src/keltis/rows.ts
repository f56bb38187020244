import { CLOSED, cardOf, END, HIGHEST, PILE_ROOM, ROWS } from '@quartet/keltis';
import type { Outlook } from './outlook.ts';
import { expectedRow, LONGEST, ROW_POINTS, stepOf } from './worths.ts';

/** At the end two more cards may be added. */
const LAST_CARDS = 2;
/** Cards of a discard pile that count less than this do not count. */
const LEAST_SHARE = 0.05;

/** What the own row of this colour may be expected to score with the cards in `mine`, lengthened by `more` on it. */
export function worthOf(o: Outlook, colour: number, more = 0): number {
  const { s } = o;
  const row = o.seat * ROWS + colour;
  return rowWorth(o, colour, s.lengths[row]! + more, s.lowest[row]!, s.highest[row]!, s.lasts[row]!);
}

/** The same once this card lies on it, which must have left `mine`. */
export function worthAfter(o: Outlook, colour: number, value: number): number {
  const { s } = o;
  const row = o.seat * ROWS + colour;
  const length = s.lengths[row]! + 1;
  if (value === END) return endedWorth(o, colour, length);
  const last = s.lasts[row]!;
  const isTurning = length > 1 && last !== value;
  const lowest = isTurning && value > last ? value : s.lowest[row]!;
  const highest = isTurning && value < last ? value : s.highest[row]!;
  return rowWorth(o, colour, length, lowest, highest, value);
}

/** The same for a row of that length which takes the numbers from `lowest` to `highest` and ends with `last`. */
function rowWorth(
  o: Outlook,
  colour: number,
  length: number,
  lowest: number,
  highest: number,
  last: number,
): number {
  if (lowest === CLOSED) return endedWorth(o, colour, length);
  if (length === 0) return openWorth(o, colour);
  const { place, near } = o.w;
  if (lowest > 0 || highest < HIGHEST) return spanWorth(o, colour, length, lowest, highest, place, near);
  // One number only: the row may still go either way.
  const up = spanWorth(o, colour, length, last, HIGHEST, place, near);
  const down = spanWorth(o, colour, length, 0, last, place, near);
  return up > down ? up : down;
}

/** An ended row takes Ends only. */
function endedWorth(o: Outlook, colour: number, length: number): number {
  return ROW_POINTS[Math.min(LONGEST, length + o.mine[cardOf(END, colour)]!)]!;
}

/** An unstarted row is a right, not a duty: a poor one costs nothing and holds some hope, a good one counts. */
function openWorth(o: Outlook, colour: number): number {
  const { open, hope, placeOpen, nearOpen } = o.w;
  const promise = spanWorth(o, colour, 0, 0, HIGHEST, placeOpen, nearOpen);
  return (open * (promise + Math.sqrt(promise * promise + hope * hope))) / 2;
}

/** Cards in hand are sure, as far as there are turns for them; discarded and unseen ones come with some chance. */
function spanWorth(
  o: Outlook,
  colour: number,
  length: number,
  from: number,
  to: number,
  place: number,
  near: number,
): number {
  const { mine, unseen } = o;
  let held = mine[cardOf(END, colour)]!;
  let toCome = unseen[cardOf(END, colour)]!;
  for (let value = from; value <= to; value++) {
    held += mine[cardOf(value, colour)]!;
    toCome += unseen[cardOf(value, colour)]!;
  }
  const most = (o.turns + LAST_CARDS) | 0;
  const step = stepOf(o.reach * place);
  if (held >= most) return expectedRow(length + most, toCome, step);
  const picked = near * withinReach(o, colour, from, to);
  const sure = length + held + (picked | 0);
  const less = expectedRow(sure, toCome, step);
  return less + (picked % 1) * (expectedRow(sure + 1, toCome, step) - less);
}

/** Cards on the colour's discard pile that the row would take, those on top more than those below. */
function withinReach(o: Outlook, colour: number, from: number, to: number): number {
  const { s } = o;
  const { deep } = o.w;
  let sum = 0;
  let share = 1;
  for (let depth = o.buried[colour]!; depth > 0; depth--) share *= deep;
  for (let i = o.pileSizes[colour]! - 1; i >= 0 && share > LEAST_SHARE; i--) {
    const value = s.discards[colour * PILE_ROOM + i]! >> 3;
    if (value === END || (value >= from && value <= to)) sum += share;
    share *= deep;
  }
  return sum;
}
