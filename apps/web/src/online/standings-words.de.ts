import type { StandingsWords } from './standings-words.en.ts';

export const words: StandingsWords = {
  myGames: 'Meine Spiele',
  note: 'Spiele, die du an Tischen dieses Servers beendet hast, auf jedem Gerät, auf dem du angemeldet bist.',
  nobody:
    'Hier ist noch niemand angemeldet. Setz dich an einen Tisch oder melde dich an, dann stehen deine Spiele hier.',
  none: 'Noch kein beendetes Spiel.',
  toTables: 'Zu den Tischen',
  toAccount: 'Anmelden',
  ranked: 'Mich in Bestenlisten zeigen',
  rankedHelp:
    'Für alle: dein Name, dein Zeichen, Wertungen und wie viele Spiele. Ausgeschaltet bist du sofort weg.',
  ratingHelp:
    'Eine Wertung beginnt bei 1500 ± 500 und wird mit jedem Spiel sicherer. Partien mit Bots zählen getrennt; Spiele mit eigenen Wahlregeln werden nicht gewertet. Ein Spiel zählt für dich, wenn es mindestens eine Minute gedauert hat und du mindestens die Hälfte deiner Züge selbst gemacht hast. Das zweite Spiel mit derselben Person innerhalb von 30 Tagen zählt halb, das dritte ein Drittel und so fort.',
  history: 'Beendete Spiele',
  older: 'Ältere Spiele',
  place: (place) => `${place}. Platz`,
  won: 'Gewonnen',
  provisional: (rating, uncertainty) => `vorläufige Wertung ${rating} ± ${uncertainty}`,
  gained: (points) => `Wertung ${points}`,
  unrated: 'nicht gewertet',
  lookBack: 'Zurückblicken',
  lookBackAt: (game, when) => `Zurückblicken: ${game}, ${when}`,
  players: (count) => `${count} Plätze`,
  edition: (name) => `Ausgabe „${name}“`,
  ownOptions: 'eigene Wahlregeln',
  withBots: 'mit Bots',
  meanPlace: 'Mittlerer Platz',
  rating: 'Wertung',
  leaderboard: 'Bestenliste',
  leaderboardNote: (least, people) =>
    `Alle, die sich zeigen wollen und mindestens ${least} Spiele dieser Art beendet haben${people ? `, mit mindestens ${people} verschiedenen Menschen` : ''}. Geordnet nach dem, was sicher ist: Wertung minus dreimal ihre Unsicherheit.`,
  empty: 'Hier zeigt sich noch niemand. Wer will, schaltet es unter „Meine Spiele“ ein.',
  placeTitle: 'Platz',
  sure: 'Sicher',
  player: 'Wer',
  you: 'du',
};
