import type { Deck } from '@quartet/core';

/** What a card's text says: `r7` is a 7 of suit `r`, `10s` a 10 of suit `s`, `X` an X without one. */
export interface Face {
  readonly code: string;
  readonly rank: string;
  /** Null for a card that has none. */
  readonly suit: Suit | null;
}

interface Suit {
  readonly letters: string;
  /** Which of the game's suits, from 0: it has its own sign. */
  readonly index: number;
  readonly hue: Hue;
}

const HUES = ['red', 'blue', 'green', 'yellow', 'purple', 'teal', 'orange', 'grey'] as const;
type Hue = (typeof HUES)[number];

const BY_LETTER: Readonly<Record<string, Hue>> = {
  ...{ r: 'red', b: 'blue', g: 'green', y: 'yellow', p: 'purple', v: 'purple' },
  ...{ t: 'teal', o: 'orange', w: 'grey', k: 'grey', '*': 'grey' },
};

/** The cards of a game, known by nothing but how its decks print them. */
export interface Faces {
  has(text: unknown): text is string;
  of(code: string): Face;
}

/** `view` tells how the game writes them: as its decks do, or without the letter that tells copies apart. */
export function facesOf(decks: readonly Deck[], view: object): Faces {
  const printed = new Set(decks.flatMap((deck) => Array.from(deck.cards, (card) => deck.print(card))));
  const shared = new Set([...printed].map((name) => name.replace(/[a-z]$/, '')));
  const codes = textsIn(view).some((text) => printed.has(text)) ? printed : shared;
  const suits = suitsOf([...codes]);
  const faces = new Map([...codes].map((code) => [code, faceOf(code, suits)]));
  return {
    has: (text): text is string => typeof text === 'string' && faces.has(text),
    of: (code) => faces.get(code) ?? { code, rank: code, suit: null },
  };
}

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What stands before the number, or else behind it. */
function suitsOf(codes: readonly string[]): readonly Suit[] {
  const letters = new Set<string>();
  for (const code of codes) {
    const [, before, behind] = /^(\D*)\d+(\D*)$/.exec(code) ?? [];
    const suit = before || behind;
    if (suit) letters.add(suit);
  }
  const areColours = [...letters].every((suit) => Object.hasOwn(BY_LETTER, suit));
  return [...letters].map((suit, index) => ({
    letters: suit,
    index,
    hue: areColours ? BY_LETTER[suit]! : HUES[index % HUES.length]!,
  }));
}

function faceOf(code: string, suits: readonly Suit[]): Face {
  const leads = suits.find(({ letters }) => code.startsWith(letters) && code !== letters);
  if (leads) return { code, rank: code.slice(leads.letters.length), suit: leads };
  const ends = suits.find(({ letters }) => code.endsWith(letters) && code !== letters);
  if (ends) return { code, rank: code.slice(0, -ends.letters.length), suit: ends };
  return { code, rank: code, suit: null };
}
