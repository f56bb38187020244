import type { Language } from '@quartet/core';
import type { Reason } from '../knowledge.ts';

/** Every way to recommend a move. */
export type ReasonKey =
  | 'lays-last'
  | 'takes-best'
  | 'takes-premium'
  | 'lays-small'
  | 'holds-out'
  | 'keeps-chain'
  | 'links-nothing'
  | 'links-least'
  | 'completes'
  | 'links-well'
  | 'fits-anchor'
  | 'hopes'
  | 'no-other-pile';

type Details = Reason['details'];
type Phrases = Readonly<Record<ReasonKey, (details: Details) => string>>;

const EN: Phrases = {
  'lays-last': ({ points }) => `Takes ${points} points before the stock runs out`,
  'takes-best': ({ points }) => `Takes the best scoring card on the table: ${points} points`,
  'takes-premium': ({ points, cards }) => `${points} points for ${cards} cards from the hand is a good price`,
  'lays-small': ({ points, left }) => `Takes ${points} points and keeps ${left} cards for the next chain`,
  'holds-out': ({ length, points }) => `Holds out for a chain of ${length}: ${points} points`,
  'keeps-chain': ({ card, length }) => `Needs no ${card} for its chain of ${length}`,
  'links-nothing': ({ card }) => `${card} links to no other card of the hand`,
  'links-least': ({ card, count }) =>
    count === 1
      ? `${card} links to one card only`
      : `${card} links to ${count} cards, and the others to more`,
  completes: ({ card, length }) => `${card} makes a chain of ${length}`,
  'links-well': ({ card, count }) => `${card} links to ${count} cards of the hand`,
  'fits-anchor': ({ card }) => `${card} links to an anchor`,
  hopes: ({ card }) => `Hopes for more than ${card}`,
  'no-other-pile': () => 'There is nothing else to draw from',
};

const DE: Phrases = {
  'lays-last': ({ points }) => `Nimmt ${points} Punkte, bevor der Stapel leer ist`,
  'takes-best': ({ points }) => `Nimmt die beste ausliegende Wertungskarte: ${points} Punkte`,
  'takes-premium': ({ points, cards }) => `${points} Punkte für ${cards} Handkarten sind ein guter Preis`,
  'lays-small': ({ points, left }) =>
    left === 1
      ? `Nimmt ${points} Punkte und behält eine Karte für die nächste Kette`
      : `Nimmt ${points} Punkte und behält ${left} Karten für die nächste Kette`,
  'holds-out': ({ length, points }) => `Wartet auf eine Kette mit ${length} Karten: ${points} Punkte`,
  'keeps-chain': ({ card, length }) => `Braucht ${card} nicht für die Kette mit ${length} Karten`,
  'links-nothing': ({ card }) => `${card} passt zu keiner anderen Handkarte`,
  'links-least': ({ card, count }) =>
    count === 1
      ? `${card} passt nur zu einer Karte`
      : `${card} passt zu ${count} Karten, die anderen zu mehr`,
  completes: ({ card, length }) => `${card} ergibt eine Kette mit ${length} Karten`,
  'links-well': ({ card, count }) => `${card} passt zu ${count} Handkarten`,
  'fits-anchor': ({ card }) => `${card} passt zu einem Anker`,
  hopes: ({ card }) => `Hofft auf Besseres als ${card}`,
  'no-other-pile': () => 'Etwas anderes gibt es nicht zu ziehen',
};

/** A reason in words. */
export const reasons: Record<Language, (reason: Reason) => string> = {
  en: ({ key, details }) => EN[key as ReasonKey](details),
  de: ({ key, details }) => DE[key as ReasonKey](details),
};
