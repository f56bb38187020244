import { listed } from '@quartet/core/words.en';

export const words = {
  you: 'You',
  youWon: 'You won!',
  won: (name: string) => `${name} won`,
  /** Several: you among them, or not. */
  shared: (names: readonly string[]) => `${listed(names)} win!`,
  ahead: (points: string, by: number, name: string) =>
    `${points}, ${by === 1 ? 'one point' : `${by} points`} ahead of ${name}.`,
  behind: (by: number) => `You were ${by === 1 ? 'one point' : `${by} points`} behind.`,
  best: (now: string, was: string) => `New personal best: ${now}, was ${was}`,
  share: 'Share',
  lookAtTable: 'Look at the table',
  count: 'How it was counted',
  total: 'Total',
  before: 'Before',
  round: (round: number) => `Round ${round}`,
  roundOver: (round: number) => `Round ${round} is over`,
  gameOver: (game: number) => `Game ${game} is over`,
  nextRound: 'Next round',
  nextGame: 'Next game',
  leads: (name: string, isYou: boolean, by: number) => `${name} ${isYou ? 'lead' : 'leads'} by ${by}.`,
  begins: (name: string, isYou: boolean, round: string) => `${name} ${isYou ? 'begin' : 'begins'} ${round}.`,
  thisRound: (round: number) => `round ${round}`,
  thisGame: (game: number) => `game ${game}`,
  waits: 'Nothing moves until you press.',
  goesOn: 'The table goes on meanwhile; you catch up when you press.',
};

export type EndsWords = typeof words;
