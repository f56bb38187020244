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
};

function plural(count: string | number | undefined, one: string, many: string): string {
  return count === 1 ? one : many;
}
