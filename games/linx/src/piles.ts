import { type Card, NO_CARD } from './cards.ts';
import type { State } from './state.ts';

/** The top card of the stock, which is not empty. It lifts the stall guard (§3.4). */
export function takeFromStock(s: State): Card {
  const card = s.stock[s.stockTop]!;
  s.stock[s.stockTop++] = NO_CARD;
  s.idleTurns = 0;
  s.stockMoved = 1;
  return card;
}

export function isStockEmpty(s: State): boolean {
  return s.stockTop === s.stock.length;
}

/** The top card of the discard pile, which is not empty. */
export function takeFromDiscards(s: State): Card {
  const card = s.discards[--s.discarded]!;
  s.discards[s.discarded] = NO_CARD;
  return card;
}

export function putOnDiscards(s: State, card: Card): void {
  s.discards[s.discarded++] = card;
}

/** The length on the top card of the scoring pile, which is not empty. */
export function takeScoringCard(s: State): number {
  const length = s.scoringPile[s.scoringTop]!;
  s.scoringPile[s.scoringTop++] = 0;
  return length;
}

export function isScoringPileEmpty(s: State): boolean {
  return s.scoringTop === s.scoringPile.length;
}
