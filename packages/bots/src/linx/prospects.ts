import type { Seat } from '@quartet/core';
import { cardLinks, MAX_HAND, PHASE, readLinks, SIZE, type State } from '@quartet/linx';
import { Reach } from './reach.ts';
import { TABLES, WEIGHT } from './weights.ts';
import { linkedToAnchors, Stage, stockLeft } from './worth.ts';

/** Cards that leave the stock in a turn, about. */
export const PER_TURN = 1.75;
/** Points that three scoring cards show, about. Those face up are there for everybody. */
const SCORING = 75;

const stage = new Stage();
const reach = new Reach();

/** What a seat may still earn in this game where a line of play was left, in points. Looks into its hand. */
export function prospects(s: State, seat: Seat): number {
  const acts = s.phase === PHASE.act && s.turn === seat;
  const others = s.players - 1;
  const before = acts ? others : turnsBefore(s, seat);
  const stock = stockLeft(s) - PER_TURN * before;
  if (stock <= 0) return 0;
  const held = s.held[seat]!;
  readLinks(s.hands, seat * MAX_HAND, held, s.anchors);
  // The weights speak of seats that have just moved.
  stage.read(TABLES.balanced, (stock + PER_TURN * others) / s.players);
  const common = stage.weights[WEIGHT.time]! + SCORING * stage.weights[WEIGHT.scoring]!;
  reach.read(s, stage.weights);
  const hand = (1 << held) - 1;
  const kept = acts ? hand & ~(1 << leastLinked(held)) : hand;
  return Math.max(0, common + stage.worth(kept, linkedToAnchors(), reach));
}

/** Turns of others before the seat's next one. */
function turnsBefore(s: State, seat: Seat): number {
  let turns = 0;
  for (let other = s.turn; other !== seat; other = other + 1 === s.table.seats ? 0 : other + 1) {
    turns += s.plays[other]!;
  }
  return turns;
}

/** The slot of the hand, as read last, that links to the fewest others. */
function leastLinked(held: number): number {
  let least = 0;
  for (let slot = 1; slot < held; slot++) {
    if (SIZE[cardLinks(slot)]! < SIZE[cardLinks(least)]!) least = slot;
  }
  return least;
}
