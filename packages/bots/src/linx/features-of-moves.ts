import type { MoveCode } from '@quartet/core';
import {
  ANCHORS,
  anchorLinks,
  type CardSet,
  cardLinks,
  chainIn,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardedSlot,
  HIGH_ANCHOR,
  isChain,
  LOW_ANCHOR,
  MAX_HAND,
  pairIn,
  pointsFor,
  SHORTEST,
  SIZE,
  type State,
  scoringSlotIn,
  setIn,
} from '@quartet/linx';
import { type Numbering, type Present, steps } from '../master/features.ts';
import type { HandShape } from './hand-shape.ts';
import { lonelyIn } from './linked-sets.ts';
import { linksToNext } from './next-player.ts';
import { largestGroup } from './reach.ts';
import { stockLeft } from './worth.ts';

const HELD = MAX_HAND + 1;
const LENGTHS = 9;
const DEGREES = 6;
const SHORTER = 5;
const WASTE = 6;
const LEAD = 10;
const PILE = 12;
const NEAR_NEXT = 4;

/** Points as steps that grow: small leads matter most. */
export function pointsStep(points: number, reach: number): number {
  const size = Math.abs(points);
  const step = size === 0 ? 0 : size < 40 ? 1 + ((size / 10) | 0) : 5 + (((size - 40) / 25) | 0);
  return points < 0 ? -Math.min(reach, step) : Math.min(reach, step);
}

/** What a move does. The links of the actor's hand were read. */
export class MoveFeatures {
  private readonly stockAt: number;
  private readonly pileAt: number;
  private readonly discardAt: number;
  private readonly anchoredAt: number;
  private readonly shorterAt: number;
  private readonly givesAt: number;
  private readonly chainAt: number;
  private readonly wasteAt: number;
  private readonly leftAt: number;
  private readonly groupAt: number;
  private readonly lonelyAt: number;
  private readonly anchorsLeftAt: number;
  private readonly overAt: number;
  private readonly nextAt: number;

  constructor(n: Numbering) {
    this.stockAt = n.block(1);
    this.pileAt = n.block(1);
    this.discardAt = n.block(DEGREES);
    this.anchoredAt = n.block(ANCHORS + 1);
    this.shorterAt = n.block(SHORTER);
    this.givesAt = n.block(NEAR_NEXT);
    this.chainAt = n.block(LENGTHS);
    this.wasteAt = n.block(WASTE);
    this.leftAt = n.block(HELD);
    this.groupAt = n.block(2 * HELD);
    this.lonelyAt = n.block(2 * HELD);
    this.anchorsLeftAt = n.block(HELD);
    this.overAt = n.block(steps(LEAD));
    this.nextAt = n.block(PILE);
  }

  read(s: State, code: MoveCode, shape: HandShape, into: Present): void {
    if (code === DRAW_STOCK) into.add(this.stockAt);
    else if (code === DRAW_DISCARD) into.add(this.pileAt);
    else if (isChain(code)) this.readChain(s, code, shape, into);
    else this.readDiscard(s, discardedSlot(code), shape, into);
  }

  private readDiscard(s: State, slot: number, shape: HandShape, into: Present): void {
    const card = s.hands[s.turn * MAX_HAND + slot]!;
    let anchors = 0;
    for (let anchor = 0; anchor < ANCHORS; anchor++) anchors += (anchorLinks(anchor) >> slot) & 1;
    into.count(this.discardAt, DEGREES, SIZE[cardLinks(slot)]!);
    into.add(this.anchoredAt + anchors);
    into.count(this.shorterAt, SHORTER, shape.longest - shape.without[slot]!);
    into.count(this.givesAt, NEAR_NEXT, linksToNext(s, card));
    const kept = ((1 << s.held[s.turn]!) - 1) & ~(1 << slot);
    this.readKept(kept, 0, into);
    if (stockLeft(s) === 0) into.count(this.overAt, steps(LEAD), LEAD + pointsStep(shape.lead, LEAD));
  }

  private readChain(s: State, code: MoveCode, shape: HandShape, into: Present): void {
    const chain = chainIn(code);
    const length = s.scoring[scoringSlotIn(code)]!;
    const set = setIn(chain);
    const kept = ((1 << s.held[s.turn]!) - 1) & ~set;
    into.add(this.chainAt + length - SHORTEST);
    into.count(this.wasteAt, WASTE, SIZE[set]! + 2 - length);
    into.add(this.leftAt + SIZE[kept]!);
    this.readKept(kept, 1, into);
    let near: CardSet = 0;
    for (let anchor = 0; anchor < ANCHORS; anchor++) {
      if (anchor !== LOW_ANCHOR[pairIn(chain)] && anchor !== HIGH_ANCHOR[pairIn(chain)])
        near |= anchorLinks(anchor);
    }
    into.add(this.anchorsLeftAt + SIZE[near & kept]!);
    const stock = stockLeft(s);
    if (stock <= 2)
      into.count(this.overAt, steps(LEAD), LEAD + pointsStep(shape.lead + pointsFor(length), LEAD));
    else into.count(this.nextAt, PILE, stock - 3);
  }

  /** How what is kept hangs together; `kind`: 1 after a chain, 0 after a discard. */
  private readKept(kept: CardSet, kind: number, into: Present): void {
    into.add(this.groupAt + kind * HELD + largestGroup(kept));
    into.add(this.lonelyAt + kind * HELD + lonelyIn(kept));
  }
}
