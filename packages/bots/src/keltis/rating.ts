import type { MoveCode, MoveList } from '@quartet/core';
import {
  cardOf,
  cardSign,
  cardValue,
  DONE,
  DRAWING,
  FROM_PILE,
  PHASE,
  POINT,
  POINTS,
  ROW,
  type State,
} from '@quartet/keltis';
import type { Temper } from '../spec.ts';
import { rateAction, turnWorth } from './actions.ts';
import { bestSecond, gainAt, lead } from './finish.ts';
import { gaining } from './holding.ts';
import { danger, nextBelow, topOf } from './others.ts';
import { Outlook } from './outlook.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const outlook = new Outlook();

/** What each listed move is worth to the actor, in points. */
export function rate(s: State, moves: MoveList, temper: Temper, into: Float64Array): void {
  rateBy(WEIGHTS[temper], s, moves, into);
}

function rateBy(w: Weights, s: State, moves: MoveList, into: Float64Array): void {
  if (s.phase === PHASE.add) {
    for (let i = 0; i < moves.length; i++) into[i] = rateLast(s, moves.at(i));
    return;
  }
  outlook.read(s, s.turn, w);
  if (s.phase === PHASE.act) {
    const turn = turnWorth(outlook);
    for (let i = 0; i < moves.length; i++) into[i] = rateAction(outlook, moves.at(i), turn);
  } else {
    for (let i = 0; i < moves.length; i++) into[i] = rateDraw(outlook, moves.at(i) - DRAWING);
  }
}

/** A discard for what it brings and what it takes from others, less what comes to light below it. */
function rateDraw(o: Outlook, pile: number): number {
  const { s, w } = o;
  if (pile === FROM_PILE) return s.pileSize === 1 ? w.finish * lead(s) : w.unknown;
  const card = topOf(s, pile);
  const below = nextBelow(s, pile);
  return gaining(o, card) + w.deny * (danger(o, card) - (below < 0 ? 0 : danger(o, below)));
}

/** The last two cards: what this one brings, and the best that may follow it. */
function rateLast(s: State, code: MoveCode): number {
  if (code === DONE) return 0;
  const placed = code < POINTS ? code - ROW : code - POINTS;
  const place = cardSign(placed);
  const card = code < POINTS ? placed : cardOf(cardValue(placed), POINT);
  return gainAt(s, place) + (s.left === 2 ? bestSecond(s, card, place) : 0);
}
