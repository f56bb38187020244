import type { MoveList } from '@quartet/core';
import {
  type CardSet,
  chainIn,
  isChain,
  isRepeated,
  MAX_HAND,
  PHASE,
  pointsFor,
  readLinks,
  SCORING_SLOTS,
  SIZE,
  type State,
  scoringSlotIn,
  setIn,
  total,
  usableCards,
} from '@quartet/linx';
import { stepOf } from '../../master/features.ts';
import { someChain } from '../quick-chain.ts';
import { largestGroup } from '../reach.ts';
import { linkedToAnchors, stockLeft } from '../worth.ts';

/** Stock cards for each player from which on a stage is over, the last stage first. */
const STAGES = [1, 3, 6, 10, 16, 24] as const;

/** What the seat to move sees at a glance of its hand and the table. Made once, read again and again. */
export class Glance {
  stage = 0;
  /** Of the stages: the last two, two before them, the rest. */
  part = 0;
  held = 0;
  hand: CardSet = 0;
  byAnchor: CardSet = 0;
  largestGroup = 0;
  /** Points over the best of the others. */
  lead = 0;
  /** The best scoring card for which a chain is found, its points and length; 0 if there is none. */
  points = 0;
  length = 0;
  /** [scoring slot] → the hand cards in the chain that is listed for it, 0 if none is. */
  readonly chains = new Uint16Array(SCORING_SLOTS);

  /** The links of the hand are read with it; the moves are those of `brisk`. */
  read(s: State, moves: MoveList): void {
    this.stage = stepOf(STAGES, stockLeft(s) / s.players);
    this.part = this.stage <= 1 ? 0 : this.stage <= 3 ? 1 : 2;
    this.held = s.held[s.turn]!;
    this.lead = leadOf(s);
    readLinks(s.hands, s.turn * MAX_HAND, this.held, s.anchors);
    this.hand = (1 << this.held) - 1;
    this.byAnchor = linkedToAnchors();
    this.largestGroup = largestGroup(this.hand);
    this.length = 0;
    this.chains.fill(0);
    if (s.phase === PHASE.draw) this.points = bestPoints(s, this.held);
    else this.readChains(s, moves);
  }

  private readChains(s: State, moves: MoveList): void {
    this.points = 0;
    for (let i = moves.length - 1; i >= 0 && isChain(moves.at(i)); i--) {
      const slot = scoringSlotIn(moves.at(i));
      const points = pointsFor(s.scoring[slot]!);
      this.chains[slot] = setIn(chainIn(moves.at(i)));
      if (points <= this.points) continue;
      this.points = points;
      this.length = s.scoring[slot]!;
    }
  }
}

/** Points of the best scoring card for which the hand, whose links were read last, has a chain. */
export function bestPoints(s: State, held: number): number {
  let best = 0;
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const size = s.scoring[slot]! - 2;
    if (size < 0 || size > held || isRepeated(s.scoring, slot)) continue;
    const points = pointsFor(s.scoring[slot]!);
    if (points <= best) continue;
    const usable = usableCards((1 << held) - 1, size);
    if (SIZE[usable]! >= size && someChain(s.anchors, usable, 0, size) >= 0) best = points;
  }
  return best;
}

function leadOf(s: State): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (seat !== s.turn && s.plays[seat] === 1) best = Math.max(best, total(s, seat));
  }
  return total(s, s.turn) - best;
}
