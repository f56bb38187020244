import type { Seat } from '@quartet/core';
import {
  type CardSet,
  type Chain,
  chainFound,
  findChains,
  lengthOf,
  MAX_HAND,
  PAIRS,
  pairIn,
  pointsFor,
  SCORING_SLOTS,
  type State,
  setIn,
  slotOf,
} from '@quartet/linx';

/** The shortest chain there is: one card between two anchors. */
const ANY_CHAIN = 3;

/** What a hand can lay, exactly. Made once, filled again and again. */
export class Solution {
  /** Chains of any length: sets of cards with a pair of anchors. */
  chains = 0;
  /** Cards in the longest chain of all; 0 if there is none. */
  longest = 0;
  /** [pair of anchors] → cards in the longest chain between them, and that chain; 0 and -1 if there is none. */
  readonly longestBetween = new Uint8Array(PAIRS);
  readonly chainBetween = new Int32Array(PAIRS);
  /** [slot of the hand] → cards in the longest chain that does without this card. */
  readonly longestWithout = new Uint8Array(MAX_HAND);

  read(s: State, seat: Seat): void {
    const held = s.held[seat]!;
    this.solve(s.hands, seat * MAX_HAND, held, s.anchors);
  }

  /** The hand lies in `cards` from `at` on, ascending. */
  solve(cards: Uint8Array, at: number, held: number, anchors: Uint8Array): void {
    this.chains = findChains(cards, at, held, anchors, ANY_CHAIN);
    this.longest = 0;
    this.longestBetween.fill(0);
    this.chainBetween.fill(-1);
    this.longestWithout.fill(0);
    const hand = (1 << held) - 1;
    for (let i = 0; i < this.chains; i++) this.note(chainFound(i), hand);
  }

  private note(chain: Chain, hand: CardSet): void {
    const length = lengthOf(chain);
    const pair = pairIn(chain);
    if (length > this.longest) this.longest = length;
    if (length > this.longestBetween[pair]!) {
      this.longestBetween[pair] = length;
      this.chainBetween[pair] = chain;
    }
    for (let rest = hand & ~setIn(chain); rest !== 0; rest &= rest - 1) {
      const slot = slotOf(rest);
      if (length > this.longestWithout[slot]!) this.longestWithout[slot] = length;
    }
  }
}

/** §4.4 Points on the best scoring card face up that a chain of this length may take; 0 if there is none. */
export function bestPoints(s: State, length: number): number {
  let best = 0;
  for (let slot = 0; slot < SCORING_SLOTS; slot++) {
    const needed = s.scoring[slot]!;
    if (needed !== 0 && needed <= length) best = Math.max(best, pointsFor(needed));
  }
  return best;
}
