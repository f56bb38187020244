import type { PageWords } from './words.en.ts';

export const words: PageWords = {
  sameForAll: (names) => `gegen ${names}: dieselben Karten für alle.`,
  goOn: 'Weiterspielen',
  again: 'Noch einmal spielen',
  againNote: 'Dein Ergebnis bleibt; Zurücknehmen und Tipps sind erlaubt.',
  intro:
    'Jeden Tag von jedem Spiel eine Partie, für alle dieselbe: dieselben Karten, dein Platz, dieselben Bots. Es zählt, was du beim ersten Mal zu Ende spielst, ohne Tipps und ohne Zurücknehmen.',
  midnight: 'Ein Tag beginnt um Mitternacht UTC.',
  midnightAt: (time) => `Ein Tag beginnt um Mitternacht UTC, bei dir um ${time}.`,
  levels: 'Dieselben Karten an deinem Platz, von Bots gespielt',
  levelsWait: 'Bots spielen deinen Platz …',
  levelsMissing: 'Bots lassen sich gerade nicht fragen.',
  who: 'Wer',
  points: 'Punkte',
  calendar: 'Deine Tage',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  dayPlayed: (day, count) => `${day}: ${count} von 4 gespielt`,
  today: 'Heute',
  notYet: (day) => `${day} kommt erst noch.`,
  noDeal: (day) => `Am ${day} gab es noch keines.`,
  otherRules: 'Dieser Tag wurde nach Regeln gegeben, die dieses Quartet nicht mehr hat.',
  playedLate: 'Nach seinem Tag gespielt.',
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  streakNote: 'Ein verpasster Tag in je sieben wird verziehen.',
  noStreak: 'Spiele heute, und eine Folge beginnt.',
};
