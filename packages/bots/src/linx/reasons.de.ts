import { wording } from '@quartet/linx/wording.de';
import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

export const phrases: Phrases<ReasonKey> = {
  'lays-last': ({ points }) => `Nimmt ${points} Punkte, bevor der Stapel leer ist`,
  'takes-best': ({ points }) => `Nimmt die beste ausliegende Wertungskarte: ${points} Punkte`,
  'takes-premium': ({ points, cards }) => `${points} Punkte für ${cards} Handkarten sind ein guter Preis`,
  'lays-small': ({ points, left }) =>
    left === 1
      ? `Nimmt ${points} Punkte und behält eine Karte für die nächste Kette`
      : `Nimmt ${points} Punkte und behält ${left} Karten für die nächste Kette`,
  'holds-out': ({ length, points }) => `Wartet auf eine Kette mit ${length} Karten: ${points} Punkte`,
  'keeps-chain': ({ card, length }) => `Die Kette mit ${length} Karten kommt ohne ${named(card)} aus`,
  'links-nothing': ({ card }) => `${named(card)} passt zu keiner anderen Handkarte`,
  'links-least': ({ card, count }) =>
    count === 1
      ? `${named(card)} passt nur zu einer Karte`
      : `${named(card)} passt zu ${count} Karten, die anderen zu mehr`,
  completes: ({ card, length }) => `${named(card)} ergibt eine Kette mit ${length} Karten`,
  'links-well': ({ card, count }) => `${named(card)} passt zu ${count} Handkarten`,
  'known-at-least': ({ card }) => `Lieber ${named(card)} als eine unbekannte Karte`,
  'fits-anchor': ({ card }) => `${named(card)} passt zu einem Anker`,
  hopes: ({ card }) => `Hofft auf Besseres als ${named(card)}`,
  'no-other-pile': () => 'Etwas anderes gibt es nicht zu ziehen',
};

function named(code: string | number | undefined): string {
  return wording.card(`${code}`);
}
