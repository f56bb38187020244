import type { Seat } from '@quartet/core';
import { CARDS, type Card } from './cards.ts';
import type { State } from './state.ts';

/** In the order of the deck before the shuffle. */
export function readHand(s: State, seat: Seat): Card[] {
  return CARDS.filter((_, card) => s.holders[card] === seat);
}
