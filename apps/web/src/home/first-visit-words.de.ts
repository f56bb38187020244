import type { FirstVisitWords } from './first-visit-words.en.ts';

export const words: FirstVisitWords = {
  welcome: 'Willkommen! Wie heißt du?',
  yourName: 'Dein Name',
  nameOrNot: 'dein Name, wenn du magst',
  whichFirst: 'Welches Spiel zuerst?',
  lesson: '60-Sekunden-Lektion',
  lessonNote: 'zum Mitspielen',
  justPlay: 'Gleich spielen',
  easyBots: (count) => (count === 1 ? 'gegen 1 leichten Bot' : `gegen ${count} leichte Bots`),
  haveCode: 'Ich habe einen Code',
  later: 'Erst einmal umsehen',
  stays: 'Kein Konto, keine Werbung. Name und Gesicht bleiben auf diesem Gerät.',
};
