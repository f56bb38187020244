import type { Table } from '@quartet/core';
import { copiesOf, deckFor, JOKER } from './cards.ts';
import type { Options } from './options.ts';

/**
 * No match takes more decisions, though players who leave and reclaim all they can would need ages to get near.
 * Layers of a value are only ever snatched by plays of a higher one, at most one layer from each opponent:
 * so plays of at least some value ≤ cards of at least that value + opponents × plays above it.
 */
export function bound(table: Table<Options>): number {
  const opponents = table.seats - 1;
  let cards = 0;
  let plays = 0;
  for (let face = JOKER; face >= 0; face--) {
    cards += copiesOf(face);
    plays = cards + opponents * plays;
  }
  const ghost = table.options.duel ? 1 : 0;
  const perTurn = 1 + ghost + 2 * opponents;
  const draws = deckFor(table.options.duel).cards.length;
  return table.options.rounds * (plays * perTurn + draws);
}
