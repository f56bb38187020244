import type { KeltisSpeechWords } from './speech-words.en.ts';

function karten(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`;
}

export const words: KeltisSpeechWords = {
  keys: [
    ['1 – 9', 'eine Handkarte wählen'],
    ['D', 'die gewählte Karte abwerfen'],
    ['C', 'mit einem Paar einen Wunschstein nehmen'],
  ],
  colours: { r: 'Rot', y: 'Gelb', g: 'Grün', b: 'Blau', p: 'Lila' },
  rows: {
    open: (colour, last, count) => `${colour} offen bei ${last} (${karten(count)})`,
    up: (colour, last, count) => `${colour} auf bis ${last} (${karten(count)})`,
    down: (colour, last, count) => `${colour} ab bis ${last} (${karten(count)})`,
    ended: (colour, _, count) => `${colour} beendet (${karten(count)})`,
  },
  noRows: 'keine Reihe',
  pointCards: (count) => `${count} in der Punktereihe`,
  stones: (stones) =>
    stones.length === 0 ? 'kein Stein' : `${stones.length === 1 ? 'Stein' : 'Steine'} ${stones.join(', ')}`,
  mine: (points, rows, hand) => `Du hast ${points} Punkte: ${rows}. Deine Hand: ${hand || 'leer'}.`,
  other: (name, count, points, rows, known) =>
    `${name}: ${points} Punkte, ${karten(count)} auf der Hand${known ? ` (bekannt: ${known})` : ''}; ${rows}.`,
  table: (pile, tops, stones, ended, of) =>
    `Nachziehstapel: ${karten(pile)}. Oben auf den Ablagen: ${tops || 'nichts'}; freie Steine: ${stones || 'keine'}; ${ended} von ${of} Reihen beendet.`,
  kinds: {
    begin: 'Beginn eine neue Reihe.',
    extend: 'Leg eine Karte an eine deiner Reihen.',
    end: 'Beende eine deiner Reihen.',
    point: 'Eine Punktekarte zählt in der Punktereihe.',
    discard: 'Nichts passt gut: Wirf eine Karte ab.',
    claim: 'Ein Paar bringt dir einen Wunschstein.',
    pile: 'Zieh vom Nachziehstapel.',
    'pick-up': 'Eine der abgelegten Karten hilft dir.',
    done: 'Noch eine Karte kostet dich Punkte: Hör auf.',
  },
};
