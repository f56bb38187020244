import type { Language } from '@quartet/core';

interface Tile {
  readonly about: Readonly<Record<Language, string>>;
  /** How many usually sit down. */
  readonly seats: number;
}

/** What the home page adds to the list of games. */
export const TILES: Readonly<Record<string, Tile>> = {
  linko: {
    about: { en: 'Play sets, snatch smaller ones.', de: 'Spiele Sätze und luchse kleinere ab.' },
    seats: 4,
  },
  linx: {
    about: { en: 'Link two anchors in a long chain.', de: 'Verbinde zwei Anker mit einer langen Kette.' },
    seats: 3,
  },
  combos: {
    about: { en: 'Empty a hand you may not sort.', de: 'Leere eine Hand, die du nicht ordnen darfst.' },
    seats: 4,
  },
  keltis: {
    about: { en: 'Long rows score, short ones cost.', de: 'Lange Reihen zählen, kurze kosten.' },
    seats: 2,
  },
};
