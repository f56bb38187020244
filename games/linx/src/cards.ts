import type { Deck } from '@quartet/core';

/** A playing card as a byte: its number in the low four bits, its symbol above them. Bytes ascend by symbol, then number. */
export type Card = number;
/** An empty place. */
export const NO_CARD: Card = 0;

// §1.1 Twelve numbers in each of eight symbols.
export const NUMBERS = 12;
/** The symbols' letters, in the order of their bytes: drop, sun, heart, leaf, wave, peak, gem, star. */
export const SYMBOLS = 'dshlwpgt';
const DECK_SIZE = NUMBERS * SYMBOLS.length;
/** Card bytes are below this. */
export const CARD_SPACE = SYMBOLS.length << 4;

/** §2.1 Dealt to each player. */
export const HAND_SIZE = 10;
/** §3.1 Nobody ever holds more: ten and one drawn, or nine and two. */
export const MAX_HAND = HAND_SIZE + 1;
/** §2.1 The slots of the anchors. */
export const ANCHORS = 4;
/** §2.2 The slots of the scoring cards face up. */
export const SCORING_SLOTS = 3;

// §1.2 Scoring cards: the length they need, by which they are known, their points and how many there are.
export const SHORTEST = 4;
export const LONGEST = 12;
export const LENGTHS = LONGEST - SHORTEST + 1;
const POINTS = Uint8Array.of(10, 15, 20, 30, 40, 55, 75, 100, 125);
const COPIES = Uint8Array.of(3, 4, 5, 5, 4, 3, 2, 1, 1);
const SCORING_SIZE = COPIES.reduce((sum, copies) => sum + copies);

// §1.3 From five seats on every card is there twice.
const DOUBLED_FROM = 5;

export function numberOf(card: Card): number {
  return card & 15;
}

export function symbolOf(card: Card): number {
  return card >> 4;
}

/** §4.2 Whether two cards share their number or their symbol. */
export function links(a: Card, b: Card): boolean {
  const difference = a ^ b;
  return (difference & 15) === 0 || difference >> 4 === 0;
}

/** §4.4, §4.6 Whether a lower slot of the anchors, or of the scoring cards, shows the same. */
export function isRepeated(slots: Uint8Array, slot: number): boolean {
  for (let lower = 0; lower < slot; lower++) if (slots[lower] === slots[slot]) return true;
  return false;
}

/** What the scoring card of this length is worth. */
export function pointsFor(length: number): number {
  return POINTS[length - SHORTEST]!;
}

/** How often each card exists at a table of so many seats. */
function copiesWith(seats: number): number {
  return seats >= DOUBLED_FROM ? 2 : 1;
}

export function deckSize(seats: number): number {
  return DECK_SIZE * copiesWith(seats);
}

export function scoringSize(seats: number): number {
  return SCORING_SIZE * copiesWith(seats);
}

const CODES: readonly string[] = Array.from({ length: CARD_SPACE }, (_, card) =>
  numberOf(card) >= 1 && numberOf(card) <= NUMBERS ? `${numberOf(card)}${SYMBOLS[symbolOf(card)]}` : '',
);

/** `7s`; the empty text for what is no card. */
export function printCard(card: Card): string {
  return CODES[card] ?? '';
}

/** Letters of symbols by their character code; 255 for any other. */
const SYMBOL_OF_LETTER = new Uint8Array(128).fill(255);
for (let i = 0; i < SYMBOLS.length; i++) SYMBOL_OF_LETTER[SYMBOLS.charCodeAt(i)] = i;

/** The card of a code that `printCard` wrote. Views are read with it, so it is quick and checks nothing. */
export function cardOf(code: string): Card {
  const end = code.length - 1;
  const units = code.charCodeAt(end - 1) - 48;
  return (SYMBOL_OF_LETTER[code.charCodeAt(end)]! << 4) | (end === 2 ? 10 + units : units);
}

/** The card of any text; NO_CARD unless `printCard` writes exactly that. */
export function parseCard(code: string): Card {
  const card = cardOf(code);
  return CODES[card] === code ? card : NO_CARD;
}

// Every card, ascending, copies side by side: [0] the single deck, [1] the doubled one.
const DECKS = [1, 2].map((copies) =>
  Uint8Array.from(CODES.flatMap((code, card) => (code === '' ? [] : new Array<Card>(copies).fill(card)))),
);
const SCORING_DECKS = [1, 2].map((copies) =>
  Uint8Array.from(Array.from(COPIES).flatMap((n, i) => new Array<number>(n * copies).fill(SHORTEST + i))),
);

/** The playing cards as they lie before the shuffle. */
export function orderedDeck(seats: number): Readonly<Uint8Array> {
  return DECKS[copiesWith(seats) - 1]!;
}

/** The scoring cards as they lie before the shuffle, each by the length it needs. */
export function orderedScoring(seats: number): Readonly<Uint8Array> {
  return SCORING_DECKS[copiesWith(seats) - 1]!;
}

/** The decks of a deal. */
export function decks({ seats }: { readonly seats: number }): readonly Deck[] {
  return [
    { name: 'cards', cards: orderedDeck(seats), print: printCard },
    { name: 'scoring', cards: orderedScoring(seats), print: (length) => `S${length}` },
  ];
}
