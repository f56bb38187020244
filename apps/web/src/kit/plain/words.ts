import type { Language } from '@quartet/core';

/** What the plain table says where the game says nothing: how games usually call their places and counts. */
interface PlainWords {
  readonly news: string;
  readonly inWords: string;
  readonly hinted: string;
  readonly yourMoves: string;
  movesWith(cards: string): string;
  more(count: number): string;
  notNow(card: string): string;
  cards(count: number): string;
  points(points: string): string;
  at(position: number): string;
  readonly places: Readonly<Record<string, string>>;
}

export const PLAIN_WORDS: Readonly<Record<Language, PlainWords>> = {
  en: {
    news: 'What happened',
    inWords: 'The table in words',
    hinted: 'Hint',
    yourMoves: 'Your moves',
    movesWith: (cards) => `With ${cards}`,
    more: (count) => `${count} more: tap cards to see the moves with them.`,
    notNow: (card) => `No move with ${card} now.`,
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    points: (points) => `${points} points`,
    at: (position) => `place ${position}`,
    places: {
      hand: 'Hand',
      known: 'Known',
      pile: 'Draw pile',
      stock: 'Draw pile',
      deck: 'Draw pile',
      heap: 'Heap',
      discards: 'Discards',
      discard: 'Discards',
      row: 'On offer',
      rows: 'Rows',
      layers: 'Laid',
      laid: 'Laid',
      laidBefore: 'Laid before',
      reserve: 'Reserve',
      trick: 'Trick',
      tricks: 'Tricks',
      won: 'Won',
      melds: 'Melds',
      drawn: 'Drawn',
      open: 'Open',
      away: 'Put away',
      gone: 'Out of play',
      anchors: 'Anchors',
      points: 'Point cards',
    },
  },
  de: {
    news: 'Was geschah',
    inWords: 'Der Tisch in Worten',
    hinted: 'Tipp',
    yourMoves: 'Deine Züge',
    movesWith: (cards) => `Mit ${cards}`,
    more: (count) => `${count} weitere: Tippe Karten an, um die Züge mit ihnen zu sehen.`,
    notNow: (card) => `Mit ${card} geht gerade kein Zug.`,
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    points: (points) => `${points} Punkte`,
    at: (position) => `Stelle ${position}`,
    places: {
      hand: 'Hand',
      known: 'Bekannt',
      pile: 'Nachziehstapel',
      stock: 'Nachziehstapel',
      deck: 'Nachziehstapel',
      heap: 'Haufen',
      discards: 'Ablage',
      discard: 'Ablage',
      row: 'Auslage',
      rows: 'Reihen',
      layers: 'Gelegt',
      laid: 'Gelegt',
      laidBefore: 'Davor gelegt',
      reserve: 'Reserve',
      trick: 'Stich',
      tricks: 'Stiche',
      won: 'Gewonnen',
      melds: 'Auslagen',
      drawn: 'Gezogen',
      open: 'Offen',
      away: 'Weggelegt',
      gone: 'Aus dem Spiel',
      anchors: 'Anker',
      points: 'Punktekarten',
    },
  },
};

/** What a place is called: by the game, else as usual, else as its view writes it: `openCards` → "Open cards". */
export function placeName(
  key: string,
  named: Readonly<Record<string, string>> | undefined,
  language: Language,
): string {
  const said = named?.[key] ?? PLAIN_WORDS[language].places[key];
  if (said !== undefined) return said;
  const apart = key.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}
