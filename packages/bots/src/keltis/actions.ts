import type { MoveCode } from '@quartet/core';
import {
  CLAIM,
  CLOSED,
  cardOf,
  cardSign,
  cardValue,
  DISCARD,
  END,
  firstOf,
  POINT,
  POINTS,
  ROW,
  ROWS,
  secondOf,
} from '@quartet/keltis';
import { gainAt, lead } from './finish.ts';
import { losing, pairingWorth } from './holding.ts';
import { danger, topOf } from './others.ts';
import type { Outlook } from './outlook.ts';
import { worthAfter, worthOf } from './rows.ts';
import { pairWorth, stoneWorth } from './stones.ts';

/** Ended rows at the table that end play. */
const LAST_ROW = 5;

/** A turn is dear when many cards wait for one. */
export function turnWorth(o: Outlook): number {
  const { s, w } = o;
  let waiting = 0;
  for (let row = o.seat * ROWS; row < o.seat * ROWS + ROWS; row++) {
    if (s.lengths[row] === 0) continue;
    waiting += o.mine[cardOf(END, row % ROWS)]!;
    for (let value = s.lowest[row]!; value <= s.highest[row]!; value++) {
      waiting += o.mine[cardOf(value, row % ROWS)]!;
    }
  }
  return w.tempo + w.haste * Math.min(1, waiting / (o.turns + 2));
}

/** What an action is worth; `turn` is what using the turn for something lasting is worth. */
export function rateAction(o: Outlook, code: MoveCode, turn: number): number {
  if (code < ROW) return -giving(o, code - DISCARD) - losing(o, code - DISCARD);
  if (code < POINTS) return turn + rateLaying(o, code - ROW);
  if (code < CLAIM) return turn + ratePoint(o, code - POINTS);
  return turn + rateClaim(o, firstOf(code), secondOf(code));
}

/** What others gain when this card lies on top of its discard pile, and no longer the one below. */
function giving(o: Outlook, card: number): number {
  const covered = topOf(o.s, cardSign(card));
  return danger(o, card) - (covered < 0 ? 0 : o.w.deny * danger(o, covered));
}

function rateLaying(o: Outlook, card: number): number {
  const colour = cardSign(card);
  const value = cardValue(card);
  const row = o.seat * ROWS + colour;
  o.mine[card]!--;
  const gain = worthAfter(o, colour, value) - o.worths[colour]!;
  o.mine[card]!++;
  if (value === END) return gain + rateEnding(o, row);
  return gain - pairWorth(o, card) - (o.s.lengths[row] === 0 ? o.w.shy : 0);
}

/** Ended early, a row grows no more; the fifth one ends play, which is good for whoever is ahead. */
function rateEnding(o: Outlook, row: number): number {
  const { s, w } = o;
  if (s.lowest[row] === CLOSED) return 0;
  if (s.endedRows + 1 < LAST_ROW) return -w.close;
  return w.finish * (lead(s) + gainAt(s, row % ROWS));
}

function ratePoint(o: Outlook, placed: number): number {
  const place = cardSign(placed);
  const kept = o.w.point + pairingWorth(o, cardOf(cardValue(placed), POINT));
  return (place === POINT ? 1 : worthOf(o, place, 1) - o.worths[place]!) - kept;
}

function rateClaim(o: Outlook, card: number, other: number): number {
  const { worths } = o;
  const sign = cardSign(card);
  const value = cardValue(card);
  const first = losing(o, card);
  // The second card is lost from a hand that lacks the first one already.
  const worth = worths[sign]!;
  o.mine[card]!--;
  o.mineOf[value]!--;
  worths[sign] = worthOf(o, sign);
  const second = losing(o, other);
  worths[sign] = worth;
  o.mineOf[value]!++;
  o.mine[card]!++;
  return stoneWorth(o) + o.w.fresh - first - second - giving(o, card) - giving(o, other);
}
