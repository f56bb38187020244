import type { MoveCode } from '@quartet/core';
import {
  ANCHORS,
  anchorLinks,
  cardLinks,
  chainIn,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardedSlot,
  HIGH_ANCHOR,
  isChain,
  isRepeated,
  LENGTHS,
  LOW_ANCHOR,
  links,
  MAX_HAND,
  NO_CARD,
  pairIn,
  pointsFor,
  readLinks,
  SCORING_SLOTS,
  SHORTEST,
  SIZE,
  type State,
  scoringSlotIn,
  setIn,
} from '@quartet/linx';
import { stepOf } from '../../master/features.ts';
import type { Summed } from '../../master/summed.ts';
import { addCard } from '../drawing.ts';
import { linksIn, lonelyIn } from '../linked-sets.ts';
import { linksToNext, nextPlayer } from '../next-player.ts';
import { largestGroup } from '../reach.ts';
import { linkedToAnchors, stockLeft } from '../worth.ts';
import { bestPoints, type Glance } from './glance.ts';
import * as at from './places.ts';

/** Points more than before with which a card drawn is worth a step more; and points ahead. */
const GAINS = [1, 8, 13, 19, 30] as const;
const LEADS = [1, 20, 40, 60, 90] as const;
/** Stock cards from which on the lead is seen ever coarser. */
const LATE = [3, 7, 15] as const;
/** The hand and the card that may be drawn. */
const drawn = new Uint8Array(MAX_HAND + 1);

/** Which numbers speak for a move, at a glance that was had of this state. Nothing speaks for or against the stock. */
export function placesOfMove(s: State, code: MoveCode, glance: Glance, into: Summed): void {
  into.length = 0;
  if (code === DRAW_STOCK) return;
  if (code === DRAW_DISCARD) ofDrawing(s, glance, into);
  else if (isChain(code)) ofChain(s, code, glance, into);
  else ofDiscarding(s, discardedSlot(code), glance, into);
}

function ofDrawing(s: State, { stage, part, held, points, largestGroup: group }: Glance, into: Summed): void {
  const card = s.discards[s.discarded - 1]!;
  const hand = s.turn * MAX_HAND;
  let near = 0;
  let lonely = 0;
  readLinks(s.hands, hand, held, s.anchors);
  for (let slot = 0; slot < held; slot++) {
    if (!links(card, s.hands[hand + slot]!)) continue;
    near++;
    if (cardLinks(slot) === 0) lonely++;
  }
  let anchors = 0;
  for (let slot = 0; slot < ANCHORS; slot++) {
    if (s.anchors[slot] !== NO_CARD && links(card, s.anchors[slot]!)) anchors++;
  }
  const count = addCard(s, card, drawn);
  readLinks(drawn, 0, count, s.anchors);
  const grown = largestGroup((1 << count) - 1);
  const first = s.drawsLeft === 2 ? 1 : 0;
  into.add(at.DRAWN_AT + (first * at.STAGES + stage) * at.FEW + Math.min(Math.max(0, held - 7), at.FEW - 1));
  into.add(at.DRAWN_LINKS_AT + stage * at.FEW + Math.min(near, at.FEW - 1));
  into.add(at.DRAWN_ANCHORS_AT + Math.min(near, 3) * 4 + Math.min(anchors, 3));
  into.add(at.GAIN_AT + stage * at.GAINS + stepOf(GAINS, bestPoints(s, count) - points));
  byScoring(s, grown, part, at.GROWN_GROUP_AT, into);
  byScoring(s, group, part, at.GROWN_GROUP_AT, into, -1);
  byScoring(s, group, part, at.GROUP_AT[first], into);
  into.add(at.GROWTH_AT + first * at.FEW + Math.min(grown - group, at.FEW - 1));
  into.add(at.LONELY_NO_MORE_AT + Math.min(lonely, 3));
}

function ofChain(s: State, code: MoveCode, { stage, part, hand, points, lead }: Glance, into: Summed): void {
  const slot = scoringSlotIn(code);
  const length = s.scoring[slot]!;
  const pair = pairIn(chainIn(code));
  const left = hand & ~setIn(chainIn(code));
  const won = pointsFor(length);
  into.add(at.LAID_AT + stage * LENGTHS + length - SHORTEST);
  into.add(at.LEFT_AT + stage * at.LEFT + Math.min(SIZE[left]!, at.LEFT - 1));
  into.add(at.LEFT_PAIRS_AT + part * at.PAIRS_LEFT + Math.min(linksIn(left), at.PAIRS_LEFT - 1));
  into.add(at.LEFT_LONELY_AT + part * at.FEW + Math.min(lonelyIn(left), at.FEW - 1));
  const anchored = left & linkedToAnchors(LOW_ANCHOR[pair], HIGH_ANCHOR[pair]);
  into.add(at.LEFT_ANCHORED_AT + part * at.FEW + Math.min(SIZE[anchored]!, at.FEW - 1));
  byScoring(s, largestGroup(left), part, at.LEFT_GROUP_AT, into, 1, slot);
  const late = stepOf(LATE, stockLeft(s));
  into.add(at.LEAD_AT + late * at.LEADS + leadStep(lead + won));
  const rank = won === points ? 0 : points - won < 15 ? 1 : 2;
  into.add(at.RANK_AT + rank * at.STAGES + stage);
}

function ofDiscarding(s: State, slot: number, glance: Glance, into: Summed): void {
  const { stage, part, hand, held, byAnchor, chains } = glance;
  const kept = hand & ~(1 << slot);
  let anchors = 0;
  for (let anchor = 0; anchor < ANCHORS; anchor++) anchors += (anchorLinks(anchor) >> slot) & 1;
  const linked = Math.min(SIZE[cardLinks(slot)]!, at.LINKED - 1);
  into.add(at.DISCARDED_AT + (stage * at.LINKED + linked) * 2 + ((byAnchor >> slot) & 1));
  into.add(at.DISCARDED_ANCHORS_AT + stage * at.ANCHORED + anchors);
  byScoring(s, largestGroup(kept), part, at.KEPT_GROUP_AT, into);
  into.add(at.KEPT_LONELY_AT + stage * at.FEW + Math.min(lonelyIn(kept), at.FEW - 1));
  into.add(at.GIVEN_AT + Math.min(linksToNext(s, s.hands[s.turn * MAX_HAND + slot]!), 3));
  into.add(at.WAITING_AT + stage * at.BEST + (glance.length === 0 ? 0 : glance.length - SHORTEST + 1));
  into.add(at.HOLDING_AT + stage * at.FEW + Math.min(Math.max(0, held - 8), at.FEW - 1));
  into.add(at.NEXT_HOLDS_AT + part * at.LEFT + Math.min(s.held[nextPlayer(s)]!, at.LEFT - 1));
  for (let scoring = 0; scoring < SCORING_SLOTS; scoring++) {
    if (((chains[scoring]! >> slot) & 1) === 0) continue;
    into.add(at.BROKEN_AT + part * LENGTHS + s.scoring[scoring]! - SHORTEST);
  }
}

/** How many cards a group of linked ones is short of each scoring card face up, but for one that is taken. */
function byScoring(
  s: State,
  group: number,
  part: number,
  table: number,
  into: Summed,
  times = 1,
  taken = -1,
): void {
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const length = s.scoring[slot]!;
    if (length === 0 || slot === taken || isRepeated(s.scoring, slot)) continue;
    const short = Math.min(Math.max(0, length - 2 - group), at.SHORT - 1);
    into.add(table + (part * LENGTHS + length - SHORTEST) * at.SHORT + short, times);
  }
}

/** From far behind to far ahead. */
function leadStep(lead: number): number {
  const step = stepOf(LEADS, Math.abs(lead));
  return (at.LEADS >> 1) + (lead < 0 ? -step : step);
}
