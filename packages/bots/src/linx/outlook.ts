import {
  type CardSet,
  HIGH_ANCHOR,
  LOW_ANCHOR,
  type Pair,
  pointsFor,
  SCORING_SLOTS,
  type State,
} from '@quartet/linx';
import { Reach } from './reach.ts';
import { WEIGHT } from './weights.ts';
import { linkedToAnchors, Stage, stockLeft } from './worth.ts';

/** §4.7 A chain takes two cards off the stock. */
const NEW_ANCHORS = 2;
/** Points on a scoring card that nobody has seen yet, about. */
const NEXT_SCORING = 30;

/** What the seat to move may expect after each of its moves, in points. Reads nothing that it cannot know. */
export class Outlook {
  private readonly now = new Stage();
  private readonly later = new Stage();
  private readonly reach = new Reach();
  private readonly reachWithout = [new Reach(), new Reach(), new Reach()];
  private byAnchor: CardSet = 0;
  private readonly withoutPair = new Uint16Array(6);
  private readonly forSlot = new Float64Array(SCORING_SLOTS);
  private waiting = 0;
  private goesOn = false;
  private goesOnAfterChain = false;

  /** The stock as it will be when the turn is over, unless a chain is laid. */
  readStage(s: State, table: Float64Array, drawn = 0): void {
    const stock = stockLeft(s) - drawn;
    this.goesOn = stock > 0;
    this.goesOnAfterChain = stock > NEW_ANCHORS;
    this.now.read(table, stock / s.players);
    this.later.read(table, Math.max(0, stock - NEW_ANCHORS) / s.players);
    let inAll = 0;
    for (let slot = 0; slot < SCORING_SLOTS; slot++) inAll += pointsOn(s, slot);
    this.waiting = this.now.weights[WEIGHT.time]! + this.now.weights[WEIGHT.scoring]! * inAll;
    this.reach.read(s, this.now.weights);
    for (let slot = 0; slot < SCORING_SLOTS; slot++) {
      this.reachWithout[slot]!.read(s, this.later.weights, slot);
      const stays = inAll - pointsOn(s, slot) + NEXT_SCORING;
      this.forSlot[slot] = this.later.weights[WEIGHT.time]! + this.later.weights[WEIGHT.scoring]! * stays;
    }
  }

  /** The hand whose links were read last. */
  readHand(): void {
    this.byAnchor = linkedToAnchors();
    for (let pair = 0; pair < this.withoutPair.length; pair++) {
      this.withoutPair[pair] = linkedToAnchors(LOW_ANCHOR[pair], HIGH_ANCHOR[pair]);
    }
  }

  /** After a turn without a chain: what the cards kept may still earn. */
  afterKeeping(kept: CardSet): number {
    return this.goesOn ? Math.max(0, this.waiting + this.now.worth(kept, this.byAnchor, this.reach)) : 0;
  }

  /** After a chain: the points it earns, and what the cards left may earn between the other anchors and new ones. */
  afterChain(s: State, slot: number, pair: Pair, left: CardSet): number {
    const points = pointsOn(s, slot);
    if (!this.goesOnAfterChain) return points;
    const rest = this.later.worth(left, this.withoutPair[pair]!, this.reachWithout[slot]!);
    return points + Math.max(0, this.forSlot[slot]! + rest);
  }
}

export function pointsOn(s: State, slot: number): number {
  return s.scoring[slot] === 0 ? 0 : pointsFor(s.scoring[slot]!);
}
