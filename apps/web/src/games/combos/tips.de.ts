import type { CombosTipWords } from './tips.en.ts';

export const words: CombosTipWords = {
  'combos-aim': 'Ziel: eine leere Hand. Wer zuletzt noch Karten hat, zahlt einen Chip.',
  'combos-insert':
    'Stecke die Karte neben eine passende: gleiche oder nächste Zahl. Später geht es nicht mehr.',
  'combos-bust':
    'Die Reserve ist verbraucht: Kannst du nicht überbieten, gibst du dich geschlagen und zahlst einen Chip.',
  'combos-special':
    'Stopp beendet den Durchgang, und du gewinnst ihn. Nachziehen: Wer gewinnt, zieht drei. Beides geht immer.',
  'combos-x':
    'X steht für jede Zahl. Ein Zug mit X beendet den Durchgang: Du gewinnst ihn und ziehst drei Karten.',
  'combos-beat': 'Eine höhere Stufe überbietet immer; auf gleicher Stufe zählt die höhere Summe.',
};
