import type { MoveCode } from '@quartet/core';
import {
  chainIn,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardedSlot,
  isChain,
  lengthOf,
  printCard,
  type State,
  scoringSlotIn,
} from '@quartet/linx';
import { because, type Reason } from '../knowledge.ts';
import { cardAt, linksTo } from './explain.ts';
import { pointsOn } from './outlook.ts';
import type { ReasonKey } from './reasons.ts';
import { bestPoints, Solution } from './solver.ts';

/** Cards of a chain that are anchors. */
const ENDS = 2;
/** A card that links to so many is missed. */
const MANY = 2;

/** What speaks against this move, where the other could be played. */
export function objection(s: State, move: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  if (isChain(move)) return againstChain(s, move, better);
  if (isChain(better)) return because('lets-points-lie', { points: pointsOf(s, better) });
  const top = s.discards[s.discarded - 1];
  if (move === DRAW_STOCK) return top ? because('leaves-lying', { card: printCard(top) }) : null;
  if (move === DRAW_DISCARD) return top ? againstTaking(s, top) : null;
  return againstDiscard(s, discardedSlot(move));
}

function pointsOf(s: State, chain: MoveCode): number {
  return pointsOn(s, scoringSlotIn(chain));
}

function againstChain(s: State, move: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  const points = pointsOf(s, move);
  if (isChain(better) && pointsOf(s, better) > points)
    return because('takes-less', { points, most: pointsOf(s, better) });
  const cards = lengthOf(chainIn(move)) - ENDS;
  if (isChain(better) && cards <= lengthOf(chainIn(better)) - ENDS) return null;
  return because('uses-up', { cards, points });
}

function againstTaking(s: State, card: number): Reason<ReasonKey> {
  const count = linksTo(s, card);
  return because(count === 0 ? 'links-nothing' : 'links-to-few', { card: printCard(card), count });
}

function againstDiscard(s: State, slot: number): Reason<ReasonKey> | null {
  const solution = new Solution();
  solution.read(s, s.turn);
  const card = printCard(cardAt(s, slot));
  const { longest } = solution;
  if (bestPoints(s, longest) > bestPoints(s, solution.longestWithout[slot]!))
    return because('breaks-chain', { card, length: longest });
  const count = linksTo(s, cardAt(s, slot)) - 1;
  return count >= MANY ? because('links-many', { card, count }) : null;
}
