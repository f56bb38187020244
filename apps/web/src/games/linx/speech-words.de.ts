import type { LinxSpeechWords } from './speech-words.en.ts';

export const words: LinxSpeechWords = {
  keys: [
    ['1 – 9, 0', 'eine Handkarte wählen'],
    ['A – D', 'einen Anker wählen'],
    ['X', 'eine Karte abwerfen; beim Ziehen: die oberste der Ablage nehmen'],
    ['R', 'die Kette umdrehen'],
    ['F', 'die längste Kette finden, Schritt für Schritt'],
  ],
  mine: (points, cards) => `Du hast ${points} Punkte. Deine Hand: ${cards || 'leer'}.`,
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  other: (name, cards, points, known) =>
    `${name}: ${cards}, ${points} Punkte${known ? `; bekannt: ${known}` : ''}.`,
  sitsOut: (name, points) => `${name} setzt aus, ${points} Punkte.`,
  anchors: (anchors) => `Anker: ${anchors}.`,
  newAnchor: (letter, card) => `Neuer Anker ${letter}: ${card}.`,
  newScoring: (what) => `Neue Wertungskarte: ${what}.`,
  scoring: (length, points) => `${points} für ${length} Karten`,
  table: (scoring, stock, top) =>
    `Wertungskarten: ${scoring || 'keine'}. Stapel: ${stock}; Ablage: ${top || 'leer'}.`,
  top: (card, count) => `${card} oben auf ${count}`,
  kinds: {
    stock: 'Der Stapel ist besser als die oberste Karte der Ablage.',
    discard: 'Die oberste Karte der Ablage hilft dir.',
    chain: (length) => `Du kannst eine Kette aus ${length} legen.`,
    away: 'Noch lohnt sich keine Kette: Wirf eine Karte ab.',
  },
};
