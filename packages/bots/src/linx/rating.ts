import type { MoveCode, MoveList } from '@quartet/core';
import {
  chainIn,
  discardedSlot,
  isChain,
  MAX_HAND,
  PAIRS,
  PHASE,
  pairIn,
  readLinks,
  SCORING_SLOTS,
  type State,
  scoringSlotIn,
  setIn,
} from '@quartet/linx';
import type { Temper } from '../spec.ts';
import { rateDraws } from './drawing.ts';
import { Outlook } from './outlook.ts';
import { TABLES } from './weights.ts';

/** A chain that another one for the same scoring card and anchors beats is not worth a thought. */
const BEATEN = 100;

const outlook = new Outlook();
/** [scoring slot × PAIRS + pair] → the place in the list of the best chain, and its rating. */
const bestAt = new Int32Array(SCORING_SLOTS * PAIRS);
const bestRating = new Float64Array(SCORING_SLOTS * PAIRS);

/** Of the cards that may be drawn, so many are enough for a net that judges by itself. */
const LOOKS = 10;

/** As `rate`, with a glance at what may be drawn: matches to learn from are played by the million. */
export function rateAtAGlance(s: State, moves: MoveList, into: Float64Array): void {
  if (s.phase === PHASE.draw) rateDraws(s, moves, TABLES.balanced, into, LOOKS);
  else rate(s, moves, 'balanced', into);
}

export function rate(s: State, moves: MoveList, temper: Temper, into: Float64Array): void {
  if (s.phase === PHASE.draw) rateDraws(s, moves, TABLES[temper], into);
  else if (s.phase === PHASE.act) rateActs(s, moves, TABLES[temper], into);
}

function rateActs(s: State, moves: MoveList, table: Float64Array, into: Float64Array): void {
  const held = s.held[s.turn]!;
  readLinks(s.hands, s.turn * MAX_HAND, held, s.anchors);
  outlook.readStage(s, table);
  outlook.readHand();
  const hand = (1 << held) - 1;
  bestRating.fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < moves.length; i++) {
    const code = moves.at(i);
    into[i] = isChain(code)
      ? outlook.afterChain(s, scoringSlotIn(code), pairIn(chainIn(code)), hand & ~setIn(chainIn(code)))
      : outlook.afterKeeping(hand & ~(1 << discardedSlot(code)));
    if (isChain(code)) noteBest(code, i, into[i]!);
  }
  for (let i = 0; i < moves.length; i++) {
    const code = moves.at(i);
    if (isChain(code) && bestAt[rivalsOf(code)] !== i) into[i]! -= BEATEN;
  }
}

/** Chains for the same scoring card between the same anchors. */
function rivalsOf(code: MoveCode): number {
  return scoringSlotIn(code) * PAIRS + pairIn(chainIn(code));
}

function noteBest(code: MoveCode, i: number, rating: number): void {
  const rivals = rivalsOf(code);
  if (rating <= bestRating[rivals]!) return;
  bestRating[rivals] = rating;
  bestAt[rivals] = i;
}
