import type { LinkoSpeechWords } from './speech-words.en.ts';

export const words: LinkoSpeechWords = {
  keys: [
    ['1 – 9, 0', 'die Karten einer Zahl, eine Karte der Reihe oder eine Antwort wählen'],
    ['X', 'einen Joker dazunehmen oder die Joker wählen'],
    ['+ / −', 'eine Karte mehr oder weniger'],
  ],
  mine: (cards, sets, points) => `Du hältst ${cards}: ${sets}. Punkte: ${points}.`,
  emptyHand: (points) => `Deine Hand ist leer. Punkte: ${points}.`,
  top: (set) => `Als oberste Lage hast du ${set}.`,
  noTop: 'Von dir liegt keine Lage aus.',
  other: (name, cards, points, top) =>
    `${name} hat ${cards} auf der Hand, ${points} Punkte, ${top ? `oben ${top}` : 'keine Lage'}.`,
  ghost: (cards) => `Geist: ${cards || 'keine Karten'}.`,
  table: (row, pile, discards) => `Reihe: ${row}. Stapel: ${pile}. Ablage: ${discards}.`,
  empty: 'leer',
  kinds: {
    snatches: 'Spiel Karten, die abluchsen.',
    single: 'Spiel eine einzelne Karte.',
    several: 'Spiel mehrere Karten einer Zahl.',
    ghost: 'Wähl die Gruppe des Geists danach, was du schon hast.',
    take: 'Diese Karten lohnen sich.',
    leave: 'Diese Karten lässt du besser liegen.',
    reclaim: 'Deine Karten lohnen sich noch.',
    discard: 'Neue Karten sind besser als diese.',
    row: 'Eine offene Karte der Reihe hilft dir.',
    pile: 'Der Stapel ist besser als das, was in der Reihe liegt.',
  },
};
