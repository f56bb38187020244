import type { Card, Sign } from '@quartet/keltis';

/** What a card's name says; its picture needs no more. */
export function signOf(card: Card): Sign {
  return card[0] as Sign;
}

export function isEnd(card: Card): boolean {
  return card[1] === 'E';
}
