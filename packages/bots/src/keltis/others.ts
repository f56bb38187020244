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

/** Whoever comes later finds a card only if nobody took or covered it: each time so likely. */
const STILL_THERE = 0.5;
/** What helps one of several rivals hurts less than what helps the only one. */
const OF_SEVERAL = 0.6;
/** A row shorter than this is hardly ended yet. */
const LONG_ENOUGH = 3;

/** How much the others would like to find this card on a discard pile: the next player most of all. */
export function danger(o: Outlook, card: number): number {
  const { s } = o;
  let sum = 0;
  let share = s.seats === 2 ? 1 : OF_SEVERAL;
  for (let step = 1; step < s.seats; step++) {
    sum += share * appeal(o, (o.seat + step) % s.seats, card);
    share *= STILL_THERE;
  }
  return sum;
}

function appeal(o: Outlook, other: number, card: number): number {
  const { s, w } = o;
  const value = cardValue(card);
  if (cardSign(card) === POINT) return w.feedPoint;
  // The more of its value are unseen, the likelier somebody holds the other half.
  const pair = isOpen(s, value) ? (w.feedPair * o.unseenOf[value]!) / 4 : 0;
  return pair + rowAppeal(o, other * ROWS + cardSign(card), value);
}

function rowAppeal(o: Outlook, row: number, value: number): number {
  const { s, w } = o;
  const length = s.lengths[row]!;
  if (length === 0) return value === END ? 0 : w.feedOpen;
  if (value === END) return length >= LONG_ENOUGH ? w.feed : w.feed / 2;
  const lowest = s.lowest[row]!;
  if (lowest === CLOSED || value < lowest || value > s.highest[row]!) return 0;
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
