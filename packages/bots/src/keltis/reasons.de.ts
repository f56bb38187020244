import { wording } from '@quartet/keltis/wording.de';
import type { Phrases } from '../phrases.ts';
import type { ReasonKey } from './reasons.ts';

const ROTE: Readonly<Record<string, string>> = { r: 'rote', y: 'gelbe', g: 'grüne', b: 'blaue', p: 'lila' };

export const phrases: Phrases<ReasonKey> = {
  'fits-nowhere': ({ card }) => `Keine deiner Reihen nimmt ${wording.card(`${card}`)} noch an`,
  'helps-nobody': ({ card }) => `${wording.card(`${card}`)} setzt niemandes Reihe fort`,
  spares: ({ card }) => `${wording.card(`${card}`)} ist am ehesten entbehrlich`,
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
  'picks-for-row': ({ card, row }) => `${wording.card(`${card}`)} setzt deine ${ROTE[row!]} Reihe fort`,
  'picks-for-pair': ({ card, stone }) =>
    `${wording.card(`${card}`)} ergibt ein Paar für Wunschstein ${stone}`,
  'picks-colour': ({ card }) => `${wording.card(`${card}`)} kommt zu deinen Karten dieser Farbe`,
  'picks-away': ({ card }) => `Hält ${wording.card(`${card}`)} von den anderen fern`,
  adds: ({ points }) => `Bringt ${points} ${plural(points, 'Punkt', 'Punkte')}`,
  'nothing-to-add': () => 'Keine weitere Karte bringt Punkte',
  'could-add': () => 'Hört auf, obwohl noch eine Karte Punkte brächte',
  'lets-stone-lie': () => 'Lässt einen Wunschstein liegen, den andere vorher nehmen können',
  'stone-can-wait': () => 'Gibt zwei Karten für einen Stein, der warten könnte',
  'only-a-point': () => 'Bringt für einen ganzen Zug nur einen Punkt',
  'gives-point': () => 'Gibt eine Punktekarte her, die jeder brauchen kann',
  feeds: ({ card }) => `${wording.card(`${card}`)} setzt eine fremde Reihe fort`,
  'throws-own': ({ card, row }) =>
    `${wording.card(`${card}`)} hätte deine eigene ${ROTE[row!]} Reihe fortgesetzt`,
  'ends-early': ({ row, length }) => `Beendet die ${ROTE[row!]} Reihe mit nur ${length} Karten`,
  'starts-thin': ({ row, more }) =>
    more === 0
      ? `Beginnt die ${ROTE[row!]} Reihe ohne eine weitere Karte dafür, und kurze Reihen kosten Punkte`
      : `Beginnt die ${ROTE[row!]} Reihe mit nur einer weiteren Karte dafür, und kurze Reihen kosten Punkte`,
  skips: ({ row, gap }) =>
    `Überspringt ${gap === 1 ? 'eine Zahl' : `${gap} Zahlen`}, die die ${ROTE[row!]} Reihe brauchen könnte`,
  'leaves-lying': ({ card }) => `Lässt ${wording.card(`${card}`)} liegen`,
  'picks-little': ({ card }) => `Keine deiner Reihen geht mit ${wording.card(`${card}`)} weiter`,
};

function plural(count: string | number | undefined, one: string, many: string): string {
  return count === 1 ? one : many;
}
