/** §1.1 The five colours, in the order in which moves name them. */
export const COLOURS = ['r', 'y', 'g', 'b', 'p'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a card's code begins with: its colour, or the star of the point cards. */
export const SIGNS = [...COLOURS, '*'] as const;
export type Sign = (typeof SIGNS)[number];

type Numeral = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';
export type PointCard = `*${Numeral}`;
export type ColourCard = `${Colour}${Numeral | 'E'}`;
/** A card as moves, views and records write it: `r7`, `rE`, `*7`. */
export type Card = ColourCard | PointCard;

/** Inside the engine a card is one byte, value × 8 + sign: sorted, cards of one value are neighbours. */
export const CARD_SPACE = 96;
/** The sign of the point cards. */
export const POINT = 5;
/** The value of an End card; below it lie the numbers 0–10. */
export const END = 11;
export const HIGHEST = 10;
/** The values a row can hold. */
export const VALUES = 12;

export function cardOf(value: number, sign: number): number {
  return (value << 3) | sign;
}

export function cardValue(card: number): number {
  return card >> 3;
}

export function cardSign(card: number): number {
  return card & 7;
}

const NAMES: Card[] = [];
const CARDS = new Map<string, number>();

for (let value = 0; value < VALUES; value++) {
  for (const [sign, letter] of SIGNS.entries()) {
    if (value === END && sign === POINT) continue;
    const card = cardOf(value, sign);
    NAMES[card] = `${letter}${value === END ? 'E' : value}` as Card;
    CARDS.set(NAMES[card], card);
  }
}

export function nameOf(card: number): Card {
  return NAMES[card]!;
}

/** The names of `count` cards, beginning with the one at `from`. */
export function namesOf(cards: Uint8Array, from: number, count: number): Card[] {
  const names: Card[] = [];
  for (let i = from; i < from + count; i++) names.push(nameOf(cards[i]!));
  return names;
}

export function cardNamed(name: Card): number {
  return CARDS.get(name)!;
}

/** Null unless the text is the code of a card. */
export function readCard(text: string): Card | null {
  const card = CARDS.get(text);
  return card === undefined ? null : nameOf(card);
}

/** Each kind of card once, lowest value first. */
export const KINDS: readonly Card[] = [...CARDS.values()].map(nameOf);

/** §1 The 101 cards before the shuffle: colour by colour from 0 up, then the point cards. */
export const DECK: Readonly<Uint8Array> = Uint8Array.from(listDeck());

function listDeck(): number[] {
  const deck: number[] = [];
  for (let sign = 0; sign < POINT; sign++) {
    for (let value = 0; value <= END; value++) {
      for (let copy = 0; copy < copiesOf(value); copy++) deck.push(cardOf(value, sign));
    }
  }
  for (let value = 0; value <= HIGHEST; value++) deck.push(cardOf(value, POINT));
  return deck;
}

/** §1.1, §1.2 How many cards of this value each colour has. */
function copiesOf(value: number): number {
  return value === END || (value >= 3 && value <= 7) ? 2 : 1;
}
