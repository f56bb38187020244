import type { Deck } from '@quartet/core';

const COLOURS = ['r', 'y', 'g', 'b'] as const;
export type Colour = (typeof COLOURS)[number];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A card as moves and records write it. */
export type Card = `${Colour}${(typeof NUMBERS)[number]}`;

/** §1.1 Every card once, in the order of its byte. */
export const CARDS: readonly Card[] = COLOURS.flatMap((colour) =>
  NUMBERS.map((number): Card => `${colour}${number}`),
);

export function cardOf(byte: number): Card {
  return CARDS[byte]!;
}

export function byteOf(card: Card): number {
  return CARDS.indexOf(card);
}

/** The deck before the shuffle. */
export const DECK: Deck = {
  name: 'cards',
  cards: Uint8Array.from(CARDS.keys()),
  print: cardOf,
};
export const DECK_SIZE = CARDS.length;

/** §3.1 Whether this card may be laid on that one. */
export function fits(card: number, top: number): boolean {
  const number = card % NUMBERS.length;
  const below = top % NUMBERS.length;
  const isSameColour = card - number === top - below;
  return number === 0 || number === below || (isSameColour && number > below);
}
