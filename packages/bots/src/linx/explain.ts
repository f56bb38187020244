import type { MoveCode } from '@quartet/core';
import {
  type Card,
  chainIn,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardedSlot,
  isChain,
  lengthOf,
  links,
  MAX_HAND,
  printCard,
  SCORING_SLOTS,
  type State,
  scoringSlotIn,
} from '@quartet/linx';
import { because, type Reason } from '../knowledge.ts';
import { addCard } from './drawing.ts';
import { pointsOn } from './outlook.ts';
import { PER_TURN } from './prospects.ts';
import { premium } from './reach.ts';
import type { ReasonKey } from './reasons.ts';
import { bestPoints, Solution } from './solver.ts';
import { stockLeft } from './worth.ts';

/** Cards of a chain that are anchors. */
const ENDS = 2;

/** Why the actor might want this move. */
export function explain(s: State, move: MoveCode): Reason<ReasonKey> {
  if (isChain(move)) return explainChain(s, move);
  if (move === DRAW_STOCK) return explainStock(s);
  if (move === DRAW_DISCARD) return explainTaking(s, s.discards[s.discarded - 1]!);
  return explainDiscard(s, discardedSlot(move));
}

function explainChain(s: State, move: MoveCode): Reason<ReasonKey> {
  const slot = scoringSlotIn(move);
  const points = pointsOn(s, slot);
  const cards = lengthOf(chainIn(move)) - ENDS;
  if (stockLeft(s) < PER_TURN * s.players) return because('lays-last', { points });
  let best = 0;
  for (let other = 0; other < SCORING_SLOTS; other++) best = Math.max(best, pointsOn(s, other));
  if (points === best) return because('takes-best', { points });
  if (premium(s.scoring[slot]!) > 0) return because('takes-premium', { points, cards });
  return because('lays-small', { points, left: s.held[s.turn]! - cards });
}

function explainDiscard(s: State, slot: number): Reason<ReasonKey> {
  const solution = new Solution();
  solution.read(s, s.turn);
  const card = cardAt(s, slot);
  const kept = solution.longestWithout[slot]!;
  const length = longedFor(s, kept);
  if (length > 0) return because('holds-out', { length, points: bestPoints(s, length) });
  if (bestPoints(s, kept) > 0) return because('keeps-chain', { card: printCard(card), length: kept });
  const count = linksTo(s, card) - 1;
  return count === 0
    ? because('links-nothing', { card: printCard(card) })
    : because('links-least', { card: printCard(card), count });
}

/** The length of a scoring card beyond reach by one card and worth it; 0 if there is none. */
function longedFor(s: State, longest: number): number {
  const next = longest + 1;
  return s.scoring.includes(next) && premium(next) > 0 && bestPoints(s, next) > bestPoints(s, longest)
    ? next
    : 0;
}

function explainStock(s: State): Reason<ReasonKey> {
  const card = s.discards[s.discarded - 1];
  return s.discarded === 0 || card === undefined
    ? because('no-other-pile')
    : because('hopes', { card: printCard(card) });
}

function explainTaking(s: State, card: Card): Reason<ReasonKey> {
  const before = new Solution();
  before.read(s, s.turn);
  const after = new Solution();
  const hand = new Uint8Array(MAX_HAND);
  after.solve(hand, 0, addCard(s, card, hand), s.anchors);
  const code = printCard(card);
  if (bestPoints(s, after.longest) > bestPoints(s, before.longest)) {
    return because('completes', { card: code, length: after.longest });
  }
  const count = linksTo(s, card);
  if (count > 1) return because('links-well', { card: code, count });
  if (s.anchors.some((anchor) => anchor !== 0 && links(anchor, card))) {
    return because('fits-anchor', { card: code });
  }
  return because(stockLeft(s) === 0 ? 'no-other-pile' : 'known-at-least', { card: code });
}

export function cardAt(s: State, slot: number): Card {
  return s.hands[s.turn * MAX_HAND + slot]!;
}

/** Cards of the mover's hand that link to this one; a card links to itself. */
export function linksTo(s: State, card: Card): number {
  let count = 0;
  for (let slot = 0; slot < s.held[s.turn]!; slot++) if (links(card, cardAt(s, slot))) count++;
  return count;
}
