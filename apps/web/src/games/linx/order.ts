import { cardOf, numberOf, symbolOf } from '@quartet/linx';
import type { Link, Links } from './chain.ts';

/** How the hand lies. */
export type Order = 'number' | 'symbol';

export function handInOrder(hand: Links, order: Order): Links {
  if (order === 'symbol') return hand;
  const rank = ({ card }: Link): number => numberOf(cardOf(card)) * 16 + symbolOf(cardOf(card));
  return hand.toSorted((a, b) => rank(a) - rank(b));
}
