import {
  ANCHORS,
  chainFound,
  findChains,
  lengthOf,
  MAX_HAND,
  PAIRS,
  pairIn,
  SCORING_SLOTS,
  type State,
  setIn,
  slotOf,
} from '@quartet/linx';
import { largestGroup } from './reach.ts';

/** The shortest chain there is: one card between two anchors. */
const ANY_CHAIN = 3;

/** What the actor's hand can lay, for features. Made once, filled again and again. */
export class HandShape {
  chains = 0;
  longest = 0;
  largestGroup = 0;
  /** The actor's points over the best of the others. */
  lead = 0;
  /** Lengths of the longest chains between two anchors, the longest first. */
  readonly between = new Uint8Array(PAIRS);
  /** [slot] → the longest chain that does without this card. */
  readonly without = new Uint8Array(MAX_HAND);
  /** How many cards link to each anchor, the most first. */
  readonly byAnchor = new Uint8Array(ANCHORS);
  /** Lengths on the scoring cards face up, the longest first. */
  readonly scoring = new Uint8Array(SCORING_SLOTS);

  read(s: State): void {
    const held = s.held[s.turn]!;
    this.chains = findChains(s.hands, s.turn * MAX_HAND, held, s.anchors, ANY_CHAIN);
    this.longest = 0;
    this.between.fill(0);
    this.without.fill(0);
    const hand = (1 << held) - 1;
    for (let i = 0; i < this.chains; i++) {
      const chain = chainFound(i);
      const length = lengthOf(chain);
      const pair = pairIn(chain);
      if (length > this.longest) this.longest = length;
      if (length > this.between[pair]!) this.between[pair] = length;
      for (let rest = hand & ~setIn(chain); rest !== 0; rest &= rest - 1) {
        const slot = slotOf(rest);
        if (length > this.without[slot]!) this.without[slot] = length;
      }
    }
    falling(this.between);
    this.scoring.set(s.scoring);
    falling(this.scoring);
    this.largestGroup = largestGroup(hand);
  }

  sortAnchors(): void {
    falling(this.byAnchor);
  }
}

/** Sorts a few numbers, the largest first. */
function falling(list: Uint8Array): void {
  for (let i = 1; i < list.length; i++) {
    const value = list[i]!;
    let at = i;
    for (; at > 0 && list[at - 1]! < value; at--) list[at] = list[at - 1]!;
    list[at] = value;
  }
}
