import { dative } from '@quartet/core/words.de';
import type { CombosSpeechWords } from './speech-words.en.ts';

export const words: CombosSpeechWords = {
  keys: [
    ['1 – 9', 'einen Zug wählen, oder wofür ein X steht'],
    ['Umschalt + ← / →', 'mehr oder weniger Karten nebeneinander wählen'],
    ['← / →', 'die Karte verschieben, die eingesteckt wird'],
    ['R', 'eine Reservekarte nehmen; noch einmal: die andere'],
    ['B', 'sich geschlagen geben'],
  ],
  chips: (count) => (count === 1 ? '1 Chip' : `${count} Chips`),
  mine: (chips, hand, reserve) =>
    `Du hast ${chips}. Deine Hand der Reihe nach: ${hand}; Reserve: ${reserve}.`,
  other: (name, chips, count, reserve, known) =>
    `${name}: ${chips}, ${count === 1 ? '1 Karte' : `${count} Karten`}, Reserve ${reserve}${known ? `; bekannt: ${known}` : ''}.`,
  none: 'keine',
  toBeat: (combo, name) => `Zu überbieten: ${combo} von ${dative(name)}.`,
  nothingToBeat: 'Noch ist nichts zu überbieten.',
  laid: (name, combo) => `${name} ${combo}`,
  table: (pile, draws) =>
    `Stapel: ${pile === 1 ? '1 Karte' : `${pile} Karten`}; wer gewinnt, zieht ${draws === 0 ? 'nichts' : draws}.`,
  kinds: {
    solo: 'Spiel eine einzelne Zahl.',
    'two-straight': 'Spiel eine Zweierfolge.',
    pair: 'Spiel ein Paar.',
    'three-straight': 'Spiel eine Dreierfolge.',
    trips: 'Spiel einen Drilling.',
    stop: 'Dein Stopp gewinnt diesen Durchgang.',
    redraw: 'Jetzt lohnt sich Nachziehen.',
    reserve: 'Nimm eine Karte aus deiner Reserve.',
    bust: 'Da hilft nichts: Gib dich geschlagen.',
    insert: 'Steck sie dorthin, wo eine Kombination entsteht.',
    end: 'Am Rand deiner Hand stört sie nicht.',
  },
};
