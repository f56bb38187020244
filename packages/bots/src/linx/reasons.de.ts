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
  'lets-points-lie': ({ points }) => `Lässt ${points} Punkte liegen, die jetzt zu haben sind`,
  'takes-less': ({ points, most }) => `Nimmt ${points} Punkte, wo ${most} zu haben sind`,
  'uses-up': ({ cards, points }) =>
    `Verbraucht ${cards === 1 ? 'eine Handkarte' : `${cards} Handkarten`} für ${points} Punkte`,
  'leaves-lying': ({ card }) => `Lässt ${named(card)} liegen`,
  'links-to-few': ({ card, count }) =>
    `${named(card)} passt nur zu ${count === 1 ? 'einer Karte' : `${count} Karten`}, und alle wissen dann davon`,
  'breaks-chain': ({ card, length }) => `Die Kette mit ${length} Karten braucht ${named(card)}`,
  'links-many': ({ card, count }) => `${named(card)} passt zu ${count} Handkarten`,
};

function named(code: string | number | undefined): string {
  return wording.card(`${code}`);
}
