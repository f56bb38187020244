import type { Deck } from '@quartet/core';

/** A card's face, as moves and records write it. */
export type Card = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | 'X' | 'S' | 'R';

// §1 Faces as bytes: a number card is its number.
export const HIGHEST = 12;
export const X = 13;
export const STOP = 14;
export const REDRAW = 15;

const COPIES = 4;
const SPECIAL_COPIES = 2;

/** Every face once, in the order of its byte, from 1. */
export const CARDS: readonly Card[] = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const),
  ...(['X', 'S', 'R'] as const),
];

const FACES = Object.fromEntries(CARDS.map((card, i) => [card, i + 1])) as Readonly<Record<Card, number>>;

export function faceOf(card: Card): number {
  return FACES[card];
}

export function cardOf(face: number): Card {
  return CARDS[face - 1]!;
}

/** How many of each face the deck has, by its byte. */
export const COPIES_OF: Readonly<Uint8Array> = Uint8Array.from({ length: CARDS.length + 1 }, (_, face) =>
  face === 0 ? 0 : face <= HIGHEST ? COPIES : SPECIAL_COPIES,
);

// §1.1 and §1.2: the deck before the shuffle, 1 1 1 1 2 … 12 X X S S R R.
export const DECK: Deck = {
  name: 'cards',
  cards: Uint8Array.from(CARDS.flatMap((card) => Array<number>(COPIES_OF[faceOf(card)]!).fill(faceOf(card)))),
  print: cardOf,
};
export const DECK_SIZE = DECK.cards.length;
