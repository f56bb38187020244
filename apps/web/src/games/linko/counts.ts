import type { Card } from '@quartet/linko';

/** How many of each, in the order in which they come. */
export function countsOf(cards: readonly Card[]): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
