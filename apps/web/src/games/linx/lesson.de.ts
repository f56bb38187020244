import type { LinxLessonWords } from './lesson.en.ts';

export const words: LinxLessonWords = {
  aim: 'Ziel: die meisten Punkte. Verbinde zwei Anker zur Kette; lange bringen viel mehr.',
  acts: {
    draw: {
      title: 'Ziehen',
      say: 'Ein Zug beginnt mit Ziehen. Mit zehn oder mehr Karten ziehst du eine: Nimm sie vom Stapel.',
    },
    chain: {
      title: 'Eine Kette',
      say: 'Eine Kette verbindet zwei der vier Anker. Beginne mit Anker A, der Sonne 3.',
      at: {
        'hand 3w': 'Nachbarn haben Zahl oder Symbol gemeinsam. Deine Welle 3 hat auch die Zahl 3.',
        'hand 7w': 'An die Welle 3 passt jede Welle: Nimm die Welle 7.',
        'anchor 2': 'Anker C, der Gipfel 7, hat auch die 7: Er schließt die Kette.',
        primary: 'Vier Karten, Anker mitgezählt: Das reicht für die Wertungskarte mit der 4. Lege die Kette.',
      },
    },
    twoCards: {
      title: 'Zwei Karten',
      say: 'Unter zehn Karten ziehst du zwei. Ottos Edelstein 5 passt zu deinem Edelstein 8: Nimm ihn von der Ablage.',
      more: ['Die zweite darf woanders herkommen: Zieh sie vom Stapel.'],
    },
    discard: {
      title: 'Abwerfen',
      say: 'Jetzt braucht es mindestens sechs Karten, so viele verbindest du noch nicht. Wirf Tropfen 7 ab.',
      at: {
        primary: 'Eine Kette legen oder eine Karte abwerfen: Das beendet deinen Zug.',
      },
    },
    missingLink: {
      title: 'Das fehlende Glied',
      say: 'Du hast zehn Karten: Ziehe eine. Vielleicht fehlt gerade sie.',
    },
    longChain: {
      title: 'Eine lange Kette',
      say: 'Das Herz 5! Jetzt passen sechs Karten: Beginne mit Anker B, dem Blatt 8, und folge der Marke.',
      at: {
        'hand 8g': 'Dieselbe Zahl: Edelstein 8.',
        'hand 5g': 'Dasselbe Symbol: Edelstein 5.',
        'hand 5h': 'Dieselbe Zahl: Herz 5.',
        'hand 2h': 'Dasselbe Symbol: Herz 2.',
        'anchor 0': 'Anker A zeigt auch eine 2. Schließe die Kette.',
        primary: 'Sechs Karten bringen 20, zehn bringen 75: Lange Ketten lohnen sich.',
      },
    },
  },
  remember: [
    'Zieh, dann lege eine Kette zwischen zwei Ankern oder wirf eine Karte ab.',
    'Nachbarn haben Zahl oder Symbol gemeinsam; die Anker zählen zur Länge.',
    'Das Spiel endet mit dem Zug, in dem der Stapel leer wird. Die meisten Punkte gewinnen.',
  ],
};
