import { CLOSED, cardOf, END, HIGHEST, ROWS, type State } from '@quartet/keltis';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';
import { expectedRow, LONGEST, ROW_POINTS, stepOf } from './worths.ts';

/** At the end two more cards may be added. */
const LAST_CARDS = 2;

/** What the own row of this colour, as it lies, may be expected to score with the cards in `outlook.mine`. */
export function worthOf(s: State, o: Outlook, colour: number, w: Weights): number {
  const row = o.seat * ROWS + colour;
  return rowWorth(o, colour, s.lengths[row]!, s.lowest[row]!, s.highest[row]!, s.lasts[row]!, w);
}

/** The same for a row of that length which takes the numbers from `lowest` to `highest` and ends with `last`. */
export function rowWorth(
  o: Outlook,
  colour: number,
  length: number,
  lowest: number,
  highest: number,
  last: number,
  w: Weights,
): number {
  const ends = o.mine[cardOf(END, colour)]!;
  if (lowest === CLOSED) return ROW_POINTS[Math.min(LONGEST, length + ends)]!;
  if (length === 0) {
    // An unstarted row is a right, not a duty: at worst it stays empty.
    const promise = spanWorth(o, colour, 0, 0, HIGHEST, w.placeOpen);
    return promise > 0 ? w.open * promise : 0;
  }
  if (lowest > 0 || highest < HIGHEST) return spanWorth(o, colour, length, lowest, highest, w.place);
  // One number only: the row may still go either way.
  const up = spanWorth(o, colour, length, last, HIGHEST, w.place);
  const down = spanWorth(o, colour, length, 0, last, w.place);
  return up > down ? up : down;
}

/** Cards in hand are sure, as far as there are turns for them; unseen ones come with some chance. */
function spanWorth(
  o: Outlook,
  colour: number,
  length: number,
  from: number,
  to: number,
  place: number,
): number {
  const { mine, unseen } = o;
  let held = mine[cardOf(END, colour)]!;
  let toCome = unseen[cardOf(END, colour)]!;
  for (let value = from; value <= to; value++) {
    held += mine[cardOf(value, colour)]!;
    toCome += unseen[cardOf(value, colour)]!;
  }
  const most = (o.turns + LAST_CARDS) | 0;
  return expectedRow(length + (held < most ? held : most), toCome, stepOf(o.reach * place));
}

/** The worth of the own row once this number lies on it. The card must have left `outlook.mine`. */
export function worthAfter(s: State, o: Outlook, colour: number, value: number, w: Weights): number {
  const row = o.seat * ROWS + colour;
  const length = s.lengths[row]! + 1;
  if (value === END) return ROW_POINTS[Math.min(LONGEST, length + o.mine[cardOf(END, colour)]!)]!;
  const last = s.lasts[row]!;
  const begins = length === 1 || last === value;
  const lowest = !begins && value > last ? value : s.lowest[row]!;
  const highest = !begins && value < last ? value : s.highest[row]!;
  return rowWorth(o, colour, length, lowest, highest, value, w);
}
