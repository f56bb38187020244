import {
  CLOSED,
  cardSign,
  cardValue,
  END,
  HIGHEST,
  PILE_ROOM,
  POINT,
  ROWS,
  type State,
} from '@quartet/keltis';
import type { Outlook } from './outlook.ts';
import { isOpen } from './stones.ts';
import type { Weights } from './weights.ts';

/** How much the others would like to find this card on a discard pile: the next player most of all. */
export function danger(s: State, o: Outlook, card: number, w: Weights): number {
  let sum = 0;
  let share = 1;
  for (let step = 1; step < s.seats; step++) {
    const other = (o.seat + step) % s.seats;
    sum += share * appeal(s, o, other, card, w);
    // Whoever comes later finds it only if nobody took or covered it.
    share *= 0.5;
  }
  return s.seats === 2 ? sum : sum * 0.6;
}

function appeal(s: State, o: Outlook, other: number, card: number, w: Weights): number {
  const sign = cardSign(card);
  const value = cardValue(card);
  if (sign === POINT) return w.feedPoint;
  const pair = isOpen(s, value) ? w.feedPair * pairShare(o, value) : 0;
  return pair + rowAppeal(s, other * ROWS + sign, value, w);
}

/** Likely enough that somebody holds the other half, if many are unseen. */
function pairShare(o: Outlook, value: number): number {
  return o.unseenOf[value]! / 4;
}

function rowAppeal(s: State, row: number, value: number, w: Weights): number {
  const length = s.lengths[row]!;
  if (length === 0) return value === END ? 0 : w.feedOpen;
  if (value === END) return length >= 3 ? w.feed : w.feed * 0.5;
  const lowest = s.lowest[row]!;
  const highest = s.highest[row]!;
  if (lowest === CLOSED || value < lowest || value > highest) return 0;
  const last = s.lasts[row]!;
  const gap = value > last ? value - last : last - value;
  // The nearer to the last number, the less it passes over.
  return w.feed * (1 - gap / (HIGHEST + 1));
}

/** The top card of a discard pile; -1 if it is empty. */
export function topOf(s: State, pile: number): number {
  const size = s.discardSizes[pile]!;
  return size === 0 ? -1 : s.discards[pile * PILE_ROOM + size - 1]!;
}

/** The card under the top one; -1 if there is none. */
export function nextBelow(s: State, pile: number): number {
  const size = s.discardSizes[pile]!;
  return size < 2 ? -1 : s.discards[pile * PILE_ROOM + size - 2]!;
}
