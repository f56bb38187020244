/** What people read about games that are over: history, statistics, ratings. */
export const words = {
  myGames: 'My games',
  note: 'Games you finished at tables of this server, on every device where you are signed in.',
  nobody: 'Nobody is signed in here yet. Sit down at a table, or sign in, and your games will be listed.',
  none: 'No finished game yet.',
  toTables: 'To the tables',
  toAccount: 'Sign in',
  ranked: 'Show me on leaderboards',
  rankedHelp:
    'For everybody: your name, your sign, ratings and how many games. Turned off, you are gone at once.',
  ratingHelp:
    'A rating starts at 1500 ± 500 and gets surer with every game. Matches with bots count apart; games with options of your own are not rated. A game counts for you if it took at least a minute and you made half of your moves yourself or more. The second game with the same person within 30 days counts half, the third a third, and so on.',
  history: 'Finished games',
  older: 'Older games',
  place: (place: number) => `Place ${place}`,
  won: 'Won',
  provisional: (rating: number, uncertainty: number) => `provisional rating ${rating} ± ${uncertainty}`,
  gained: (points: string) => `rating ${points}`,
  unrated: 'not rated',
  lookBack: 'Look back',
  lookBackAt: (game: string, when: string) => `Look back: ${game}, ${when}`,
  players: (count: number) => `${count} players`,
  edition: (name: string) => `${name} edition`,
  ownOptions: 'own options',
  withBots: 'with bots',
  meanPlace: 'Mean place',
  rating: 'Rating',
  leaderboard: 'Leaderboard',
  leaderboardNote: (least: number, people: number) =>
    `Everybody who wants to be shown and has finished ${least} games or more of this kind${people ? `, with ${people} different people or more` : ''}. Sorted by what is sure: rating less three times its uncertainty.`,
  empty: 'Nobody is shown here yet. Whoever wants to be turns it on under “My games”.',
  placeTitle: 'Place',
  sure: 'Sure',
  player: 'Player',
  you: 'you',
};

export type StandingsWords = typeof words;
