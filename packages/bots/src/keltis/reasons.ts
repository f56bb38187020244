import { wording as german } from '@quartet/keltis/wording.de';
import { wording as english } from '@quartet/keltis/wording.en';
import { type Phrases, reasonsIn } from '../phrases.ts';

/** Every way to recommend a move. */
export type ReasonKey =
  | 'fits-nowhere'
  | 'helps-nobody'
  | 'spares'
  | 'takes-stone'
  | 'starts-row'
  | 'lengthens'
  | 'reaches-step'
  | 'ends-row'
  | 'ends-play'
  | 'sure-point'
  | 'draws-unknown'
  | 'draws-last'
  | 'picks-point'
  | 'picks-for-row'
  | 'picks-for-pair'
  | 'picks-colour'
  | 'picks-away'
  | 'adds'
  | 'nothing-to-add';

type Rows = Readonly<Record<string, string>>;

const RED: Rows = { r: 'red', y: 'yellow', g: 'green', b: 'blue', p: 'purple' };
const ROTE: Rows = { r: 'rote', y: 'gelbe', g: 'grüne', b: 'blaue', p: 'lila' };

const EN: Phrases<ReasonKey> = {
  'fits-nowhere': ({ card }) => `None of your rows takes ${english.card(`${card}`)} any more`,
  'helps-nobody': ({ card }) => `${capital(english.card(`${card}`))} continues nobody’s row`,
  spares: ({ card }) => `${capital(english.card(`${card}`))} is the card you can best spare`,
  'takes-stone': ({ stone, stones, points }) =>
    `Takes wishing stone ${stone}: with ${stones} of them ${points} ${plural(points, 'point', 'points')} more`,
  'starts-row': ({ row, more }) =>
    more === 0 ? `Starts the ${RED[row!]} row` : `Starts the ${RED[row!]} row, with ${more} more in hand`,
  lengthens: ({ row, length }) => `Brings the ${RED[row!]} row to ${length} cards`,
  'reaches-step': ({ row, length, points }) =>
    `Brings the ${RED[row!]} row to ${length} cards, for ${points} points more`,
  'ends-row': ({ row, length }) => `Ends the ${RED[row!]} row with ${length} cards`,
  'ends-play': () => 'Ends the fifth row, and with it play',
  'sure-point': () => 'A sure point',
  'draws-unknown': () => 'No discard promises more than an unknown card',
  'draws-last': () => 'Draws the last card, which ends play',
  'picks-point': () => 'A point card is worth a point at least',
  'picks-for-row': ({ card, row }) => `${capital(english.card(`${card}`))} continues your ${RED[row!]} row`,
  'picks-for-pair': ({ card, stone }) =>
    `${capital(english.card(`${card}`))} makes a pair for wishing stone ${stone}`,
  'picks-colour': ({ card }) => `${capital(english.card(`${card}`))} joins your cards of that colour`,
  'picks-away': ({ card }) => `Keeps ${english.card(`${card}`)} from the others`,
  adds: ({ points }) => `Brings ${points} ${plural(points, 'point', 'points')}`,
  'nothing-to-add': () => 'No further card brings points',
};

const DE: Phrases<ReasonKey> = {
  'fits-nowhere': ({ card }) => `Keine deiner Reihen nimmt ${german.card(`${card}`)} noch an`,
  'helps-nobody': ({ card }) => `${german.card(`${card}`)} setzt niemandes Reihe fort`,
  spares: ({ card }) => `${german.card(`${card}`)} ist am ehesten entbehrlich`,
  'takes-stone': ({ stone, stones, points }) =>
    `Nimmt Wunschstein ${stone}: mit ${stones} davon ${points} ${plural(points, 'Punkt', 'Punkte')} mehr`,
  'starts-row': ({ row, more }) =>
    more === 0
      ? `Beginnt die ${ROTE[row!]} Reihe`
      : `Beginnt die ${ROTE[row!]} Reihe, mit ${more} weiteren auf der Hand`,
  lengthens: ({ row, length }) => `Bringt die ${ROTE[row!]} Reihe auf ${length} Karten`,
  'reaches-step': ({ row, length, points }) =>
    `Bringt die ${ROTE[row!]} Reihe auf ${length} Karten, für ${points} Punkte mehr`,
  'ends-row': ({ row, length }) => `Beendet die ${ROTE[row!]} Reihe mit ${length} Karten`,
  'ends-play': () => 'Beendet die fünfte Reihe und damit das Spiel',
  'sure-point': () => 'Ein sicherer Punkt',
  'draws-unknown': () => 'Kein Ablagestapel verspricht mehr als eine unbekannte Karte',
  'draws-last': () => 'Zieht die letzte Karte und beendet damit das Spiel',
  'picks-point': () => 'Eine Punktekarte bringt mindestens einen Punkt',
  'picks-for-row': ({ card, row }) => `${german.card(`${card}`)} setzt deine ${ROTE[row!]} Reihe fort`,
  'picks-for-pair': ({ card, stone }) => `${german.card(`${card}`)} ergibt ein Paar für Wunschstein ${stone}`,
  'picks-colour': ({ card }) => `${german.card(`${card}`)} kommt zu deinen Karten dieser Farbe`,
  'picks-away': ({ card }) => `Hält ${german.card(`${card}`)} von den anderen fern`,
  adds: ({ points }) => `Bringt ${points} ${plural(points, 'Punkt', 'Punkte')}`,
  'nothing-to-add': () => 'Keine weitere Karte bringt Punkte',
};

function plural(count: string | number | undefined, one: string, many: string): string {
  return count === 1 ? one : many;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const reasons = reasonsIn({ en: EN, de: DE });
