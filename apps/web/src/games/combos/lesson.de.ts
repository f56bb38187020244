import type { CombosLessonWords } from './lesson.en.ts';

export const words: CombosLessonWords = {
  aim: 'Ziel: eine leere Hand. Wer zuletzt noch Karten hat, zahlt einen Chip.',
  acts: {
    fixedOrder: {
      title: 'Eine Hand in fester Ordnung',
      say: 'Deine Hand darfst du nie ordnen: Nur Nachbarn gehören zusammen. Eröffne mit deinen zwei 8ern, einem Paar.',
    },
    beats: {
      title: 'Was schlägt was',
      say: 'Die Lücke hat sich geschlossen: 5, 6, 7 sind nun Nachbarn. Eine Dreierfolge schlägt jedes Paar, auch Adas 10er.',
    },
    winAndOpen: {
      title: 'Gewinnen und eröffnen',
      say: 'Du hast den Durchgang gewonnen und eröffnest den nächsten. Alles geht: Werde deine zwei 11er los.',
    },
    reserve: {
      title: 'Eine Reservekarte',
      say: 'Adas Drilling kannst du nicht schlagen. Nimm statt zu spielen deine Reservekarte, die 12.',
      at: {
        'gap 3': 'Sie darf überallhin. Stecke sie neben die andere 12.',
        primary: 'X, 12, 12: drei Karten, die zusammenpassen. Nimm sie.',
      },
    },
    anyNumber: {
      title: 'X ist jede Zahl',
      say: 'X steht für die dritte 12. Ein Zug mit X beendet den Durchgang sofort: Du gewinnst ihn und ziehst drei Karten.',
    },
    place: {
      title: 'Such einen Platz',
      say: 'Stecke jede gezogene Karte dahin, wo sie hilft. Diese 3 kommt neben deine 3.',
      more: [
        'Die 9 hilft noch nicht: Lass sie am Ende.',
        'Eine dritte 3! Stecke sie zu den anderen, vor die 9.',
      ],
    },
    top: {
      title: 'Ganz oben',
      say: 'Eröffne mit drei 3ern: Einen Drilling schlägt nur ein höherer. Otto hat keine Reservekarte mehr …',
    },
  },
  remember: [
    'Otto gab sich geschlagen: Das kostet einen Chip. Ebenso zahlt, wer zuletzt noch Karten hat.',
    'Einzelkarte, Zweierfolge, Paar, Dreierfolge, Drilling; bei gleicher Art gewinnt die höhere Summe.',
    'Wer zahlen muss und keinen Chip mehr hat, verliert das Spiel.',
  ],
};
