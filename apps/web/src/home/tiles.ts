import type { Language } from '@quartet/core';

type Text = Readonly<Record<Language, string>>;

/** What the home page says of each game, before the game itself is loaded. */
export const TILES: Readonly<Record<string, { readonly title: Text; readonly about: Text }>> = {
  linko: {
    title: { en: 'Linko!', de: 'Linko!' },
    about: { en: 'Play sets, snatch smaller ones.', de: 'Spiele Sätze und luchse kleinere ab.' },
  },
  linx: {
    title: { en: 'LINX', de: 'LINX' },
    about: { en: 'Link two anchors in a long chain.', de: 'Verbinde zwei Anker mit einer langen Kette.' },
  },
  combos: {
    title: { en: 'Checkered Combos', de: 'Krass Kariert' },
    about: { en: 'Empty a hand you may not sort.', de: 'Leere eine Hand, die du nicht ordnen darfst.' },
  },
  keltis: {
    title: { en: 'Keltis', de: 'Keltis' },
    about: { en: 'Long rows score, short ones cost.', de: 'Lange Reihen zählen, kurze kosten.' },
  },
};
