import { wording as german } from '@quartet/linx/wording.de';
import { wording as english } from '@quartet/linx/wording.en';
import { type Phrases, reasonsIn } from '../phrases.ts';

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
  | 'known-at-least'
  | 'fits-anchor'
  | 'hopes'
  | 'no-other-pile';

const EN: Phrases<ReasonKey> = {
  'lays-last': ({ points }) => `Takes ${points} points before the stock runs out`,
  'takes-best': ({ points }) => `Takes the best scoring card on the table: ${points} points`,
  'takes-premium': ({ points, cards }) => `${points} points for ${cards} cards from the hand is a good price`,
  'lays-small': ({ points, left }) =>
    `Takes ${points} points and keeps ${left === 1 ? 'a card' : `${left} cards`} for the next chain`,
  'holds-out': ({ length, points }) => `Holds out for a chain of ${length}: ${points} points`,
  'keeps-chain': ({ card, length }) => `The chain of ${length} does not need ${english.card(`${card}`)}`,
  'links-nothing': ({ card }) => `${enFirst(card)} links to no other card of the hand`,
  'links-least': ({ card, count }) =>
    count === 1
      ? `${enFirst(card)} links to one card only`
      : `${enFirst(card)} links to ${count} cards, and the others to more`,
  completes: ({ card, length }) => `${enFirst(card)} makes a chain of ${length}`,
  'links-well': ({ card, count }) => `${enFirst(card)} links to ${count} cards of the hand`,
  'known-at-least': ({ card }) => `Rather ${english.card(`${card}`)} than an unknown card`,
  'fits-anchor': ({ card }) => `${enFirst(card)} links to an anchor`,
  hopes: ({ card }) => `Hopes for more than ${english.card(`${card}`)}`,
  'no-other-pile': () => 'There is nothing else to draw from',
};

const DE: Phrases<ReasonKey> = {
  'lays-last': ({ points }) => `Nimmt ${points} Punkte, bevor der Stapel leer ist`,
  'takes-best': ({ points }) => `Nimmt die beste ausliegende Wertungskarte: ${points} Punkte`,
  'takes-premium': ({ points, cards }) => `${points} Punkte für ${cards} Handkarten sind ein guter Preis`,
  'lays-small': ({ points, left }) =>
    left === 1
      ? `Nimmt ${points} Punkte und behält eine Karte für die nächste Kette`
      : `Nimmt ${points} Punkte und behält ${left} Karten für die nächste Kette`,
  'holds-out': ({ length, points }) => `Wartet auf eine Kette mit ${length} Karten: ${points} Punkte`,
  'keeps-chain': ({ card, length }) => `Die Kette mit ${length} Karten kommt ohne ${deCard(card)} aus`,
  'links-nothing': ({ card }) => `${deCard(card)} passt zu keiner anderen Handkarte`,
  'links-least': ({ card, count }) =>
    count === 1
      ? `${deCard(card)} passt nur zu einer Karte`
      : `${deCard(card)} passt zu ${count} Karten, die anderen zu mehr`,
  completes: ({ card, length }) => `${deCard(card)} ergibt eine Kette mit ${length} Karten`,
  'links-well': ({ card, count }) => `${deCard(card)} passt zu ${count} Handkarten`,
  'known-at-least': ({ card }) => `Lieber ${deCard(card)} als eine unbekannte Karte`,
  'fits-anchor': ({ card }) => `${deCard(card)} passt zu einem Anker`,
  hopes: ({ card }) => `Hofft auf Besseres als ${deCard(card)}`,
  'no-other-pile': () => 'Etwas anderes gibt es nicht zu ziehen',
};

/** A card's name where the sentence begins with it; German names have their capital. */
function enFirst(code: string | number | undefined): string {
  const name = english.card(`${code}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function deCard(code: string | number | undefined): string {
  return german.card(`${code}`);
}

export const reasons = reasonsIn({ en: EN, de: DE });
