import {
  ANCHORS,
  anchorLinks,
  type CardSet,
  cardLinks,
  HAND_SIZE,
  SIZE,
  type State,
  slotOf,
} from '@quartet/linx';
import type { Reach } from './reach.ts';
import { KNOTS, WEIGHT, WEIGHTS } from './weights.ts';

/** The weights at one stage of the game. Made once, read again and again. */
export class Stage {
  readonly weights = new Float64Array(WEIGHTS);

  /** With so many cards left in the stock for each player. */
  read(table: Float64Array, stockEach: number): void {
    let knot = 0;
    while (knot < KNOTS.length - 2 && stockEach >= KNOTS[knot + 1]!) knot++;
    const part = (stockEach - KNOTS[knot]!) / (KNOTS[knot + 1]! - KNOTS[knot]!);
    const at = knot * WEIGHTS;
    for (let i = 0; i < WEIGHTS; i++) {
      const weight = table[at + i]!;
      this.weights[i] = weight + part * (table[at + WEIGHTS + i]! - weight);
    }
  }

  /** What part of a hand, whose links were read, may still earn; `byAnchor`: its cards that link to an anchor. */
  worth(set: CardSet, byAnchor: CardSet, reach: Reach): number {
    const { weights } = this;
    const link = weights[WEIGHT.link]!;
    const second = weights[WEIGHT.second]!;
    const third = weights[WEIGHT.third]!;
    let worth = weights[WEIGHT.card]! * SIZE[set]! + weights[WEIGHT.anchor]! * SIZE[set & byAnchor]!;
    if (SIZE[set]! >= HAND_SIZE) worth += weights[WEIGHT.full]!;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const near = cardLinks(slotOf(rest)) & set;
      if (near === 0) continue;
      worth += link;
      const more = near & (near - 1);
      if (more === 0) continue;
      worth += (more & (more - 1)) === 0 ? second : second + third;
    }
    return worth + reach.of(set);
  }
}

export function stockLeft(s: State): number {
  return s.stock.length - s.stockTop;
}

/** The hand cards, as read last, that link to an anchor; those of two slots may be left out. */
export function linkedToAnchors(without = -1, andWithout = -1): CardSet {
  let set = 0;
  for (let slot = 0; slot < ANCHORS; slot++) {
    if (slot !== without && slot !== andWithout) set |= anchorLinks(slot);
  }
  return set;
}
