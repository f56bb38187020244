import type { MoveList } from '@quartet/core';
import {
  ADD,
  CLAIM,
  CLOSED,
  cardOf,
  cardSign,
  cardValue,
  DISCARD,
  DONE,
  DRAW,
  DRAWING,
  END,
  FROM_PILE,
  firstOf,
  POINT,
  POINTS,
  ROW,
  ROWS,
  type State,
  secondOf,
} from '@quartet/keltis';
import type { Temper } from '../spec.ts';
import { bestSecond, gainAt, lead } from './finish.ts';
import { danger, nextBelow, topOf } from './others.ts';
import { Outlook } from './outlook.ts';
import { worthAfter, worthOf } from './rows.ts';
import { pairWorth, stoneWorth } from './stones.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const outlook = new Outlook();
/** [colour] → what the own row may be expected to score, as everything lies. */
const worths = new Float64Array(ROWS);
/** Rows at the table that end the game. */
const LAST_ROW = 5;

export function rate(s: State, moves: MoveList, temper: Temper, into: Float64Array): void {
  rateWith(s, moves, WEIGHTS[temper], into);
}

export function rateWith(s: State, moves: MoveList, w: Weights, into: Float64Array): void {
  if (s.phase === ADD) {
    for (let i = 0; i < moves.length; i++) into[i] = rateLast(s, moves.at(i));
    return;
  }
  outlook.read(s, s.turn, w);
  for (let colour = 0; colour < ROWS; colour++) worths[colour] = worthOf(s, outlook, colour, w);
  const turn = s.phase === DRAW ? 0 : turnWorth(s, outlook, w);
  for (let i = 0; i < moves.length; i++) {
    const code = moves.at(i);
    into[i] = s.phase === DRAW ? rateDraw(s, outlook, code, w) : rateAction(s, outlook, code, turn, w);
  }
}

/** A turn is dear when many cards wait for one. */
function turnWorth(s: State, o: Outlook, w: Weights): number {
  let waiting = 0;
  for (let colour = 0; colour < ROWS; colour++) {
    if (s.lengths[o.seat * ROWS + colour] === 0) continue;
    for (let value = 0; value <= END; value++) {
      const row = o.seat * ROWS + colour;
      if (value === END || (value >= s.lowest[row]! && value <= s.highest[row]!)) {
        waiting += o.mine[cardOf(value, colour)]!;
      }
    }
  }
  return w.tempo + w.haste * Math.min(1, waiting / (o.turns + 2)) + w.late / (o.turns + 1);
}

function rateAction(s: State, o: Outlook, code: number, turn: number, w: Weights): number {
  if (code < ROW) return -giving(s, o, code - DISCARD, w) - losing(s, o, code - DISCARD, w);
  if (code < POINTS) return turn + rateLaying(s, o, code - ROW, w);
  if (code < CLAIM) return turn + ratePoint(s, o, code - POINTS, w);
  return turn + rateClaim(s, o, firstOf(code), secondOf(code), w);
}

/** What the hand is worth less without this card. */
function losing(s: State, o: Outlook, card: number, w: Weights): number {
  const sign = cardSign(card);
  if (sign === POINT) return w.point + (s.pointsPair ? pairWorth(s, o, card, w) : 0);
  o.mine[card]!--;
  const after = worthOf(s, o, sign, w);
  o.mine[card]!++;
  return worths[sign]! - after + (cardValue(card) === END ? 0 : pairWorth(s, o, card, w));
}

/** What others gain when this card lies on top of its discard pile, and no longer the one below. */
function giving(s: State, o: Outlook, card: number, w: Weights): number {
  const covered = topOf(s, cardSign(card));
  const denied = covered < 0 ? 0 : w.deny * danger(s, o, covered, w);
  return danger(s, o, card, w) - denied;
}

function rateLaying(s: State, o: Outlook, card: number, w: Weights): number {
  const colour = cardSign(card);
  const value = cardValue(card);
  const row = o.seat * ROWS + colour;
  o.mine[card]!--;
  let gain = worthAfter(s, o, colour, value, w) - worths[colour]!;
  o.mine[card]!++;
  if (value === END) return gain + rateEnding(s, row, w);
  if (s.lengths[row] === 0) gain -= w.shy + w.focus * openRows(s, o.seat);
  return gain - pairWorth(s, o, card, w);
}

/** The fifth ended row ends it all: well if one is ahead then. */
function rateEnding(s: State, row: number, w: Weights): number {
  if (s.lowest[row] === CLOSED) return 0;
  if (s.endedRows + 1 < LAST_ROW) return w.closeLead * clip(lead(s)) - w.close;
  return w.finish * (lead(s) + gainAt(s, row % ROWS));
}

function clip(x: number): number {
  return x > 8 ? 8 : x < -8 ? -8 : x;
}

function openRows(s: State, seat: number): number {
  let rows = 0;
  for (let row = seat * ROWS; row < seat * ROWS + ROWS; row++) {
    if (s.lengths[row] !== 0 && s.lowest[row] !== CLOSED) rows++;
  }
  return rows;
}

function ratePoint(s: State, o: Outlook, placed: number, w: Weights): number {
  const place = cardSign(placed);
  const card = cardOf(cardValue(placed), POINT);
  const pair = s.pointsPair ? pairWorth(s, o, card, w) : 0;
  if (place === POINT) return 1 - w.point - pair;
  const row = o.seat * ROWS + place;
  const before = worths[place]!;
  s.lengths[row]!++;
  const after = worthOf(s, o, place, w);
  s.lengths[row]!--;
  return after - before - w.point - pair;
}

function rateClaim(s: State, o: Outlook, card: number, other: number, w: Weights): number {
  const lost = losing(s, o, card, w);
  o.mine[card]!--;
  o.mineOf[cardValue(card)]!--;
  const sign = cardSign(card);
  const worth = worths[sign]!;
  if (sign !== POINT) worths[sign] = worthOf(s, o, sign, w);
  const both = lost + losing(s, o, other, w);
  worths[sign] = worth;
  o.mine[card]!++;
  o.mineOf[cardValue(card)]!++;
  return stoneWorth(o, w) + w.fresh - both - giving(s, o, card, w) - giving(s, o, other, w);
}

function rateDraw(s: State, o: Outlook, code: number, w: Weights): number {
  const pile = code - DRAWING;
  if (pile === FROM_PILE)
    return s.pileSize === 1
      ? w.finish * lead(s)
      : w.unknown + w.unknownLate * Math.min(1, o.turns / 6) + w.hurry * clip(lead(s));
  const card = topOf(s, pile);
  o.mine[card]!++;
  o.mineOf[cardValue(card)]!++;
  const gain =
    pile === POINT ? losing(s, o, card, w) : losing(s, o, card, w) + worthOf(s, o, pile, w) - worths[pile]!;
  o.mine[card]!--;
  o.mineOf[cardValue(card)]!--;
  const below = nextBelow(s, pile);
  const shown = below < 0 ? 0 : danger(s, o, below, w);
  return gain + w.deny * (danger(s, o, card, w) - shown);
}

/** The last two cards: what this one brings, and the best that may follow it. */
function rateLast(s: State, code: number): number {
  if (code === DONE) return 0;
  const card = code < POINTS ? code - ROW : cardOf(cardValue(code - POINTS), POINT);
  const place = code < POINTS ? cardSign(card) : cardSign(code - POINTS);
  return gainAt(s, place) + (s.left === 2 ? bestSecond(s, card, place) : 0);
}
