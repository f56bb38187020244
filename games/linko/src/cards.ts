import type { Deck } from '@quartet/core';

// §1 Cards: 1–13 in eight suits, and five jokers.
export const NUMBERS = 13;
export const SUITS = 8;
export const JOKERS = 5;

/** Inside the engine a card is its face: 0–12 for the numbers 1–13, then the joker. A higher face beats a lower one. */
export const JOKER = NUMBERS;
export const FACES = NUMBERS + 1;
/** §9.2 The ghost keeps neither 13s nor jokers. */
export const GHOST_FACES = NUMBERS - 1;

/** Cards as moves, views and events write them, by face. */
export const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', 'X'] as const;
export type Card = (typeof CARDS)[number];

const FACE_OF: ReadonlyMap<string, number> = new Map(CARDS.map((card, face) => [card, face]));

export function faceOf(card: Card): number {
  return FACE_OF.get(card)!;
}

/** For sorting, lowest first. */
export function byFace(a: Card, b: Card): number {
  return faceOf(a) - faceOf(b);
}

export function isCard(text: string): text is Card {
  return FACE_OF.has(text);
}

/** The cards of a hand that `counts` keeps from `at` on, lowest first. */
export function listCards(counts: Uint8Array, at = 0): Card[] {
  const cards: Card[] = [];
  for (let face = 0; face < FACES; face++) {
    for (let n = counts[at + face]!; n > 0; n--) cards.push(CARDS[face]!);
  }
  return cards;
}

/** How many cards of this face there are. */
export function copiesOf(face: number): number {
  return face === JOKER ? JOKERS : SUITS;
}

// In a deck every card is told apart: eight ids in a row share a face, the jokers come last.
export const DECK_SIZE = NUMBERS * SUITS + JOKERS;
const ALL_CARDS = Uint8Array.from({ length: DECK_SIZE }, (_, id) => id);

/** §9.1 In a Duel four jokers are dealt by hand, two to each seat. */
export const DUEL_JOKERS = 2;
const DUEL_CARDS = ALL_CARDS.filter((id) => id < NUMBERS * SUITS || id >= NUMBERS * SUITS + 2 * DUEL_JOKERS);

export function faceOfId(id: number): number {
  return id >> 3;
}

const ALL_DECK: Deck = { name: 'cards', cards: ALL_CARDS, print: printId };
const DUEL_DECK: Deck = { name: 'cards', cards: DUEL_CARDS, print: printId };

export function deckFor(duel: boolean): Deck {
  return duel ? DUEL_DECK : ALL_DECK;
}

/** A card with its suit, as a record writes it: `7a`, `Xc`. */
function printId(id: number): string {
  return `${CARDS[faceOfId(id)]}${'abcdefgh'[id % SUITS]}`;
}
