import type { PlayWords } from './play-words.ts';

export const words: PlayWords = {
  name: 'Mia',
  youAre: (name) => `You are ${name}.`,
  opponents: ['Otto', 'Ada', 'Ben', 'Cleo', 'Finn'],
  whichGame: 'Which game? Type its number.',
  commitment: (text) => `The deal is sealed: ${text}`,
  opened: (seed) => `The deal was: ${seed}`,
  choose: (count) => `Your move (1–${count}, or in words; ? for help):`,
  more: (count) => `… and ${count} more; type "all" to see them.`,
  onlyMove: (move) => `You have one move only: ${move}`,
  noSuchNumber: (text, count) => `${text} is not on the list; it goes from 1 to ${count}.`,
  help: 'Type the number of a move, or the move as it is written behind the number. "all" lists every move, "table" shows the table again, "quit" leaves.',
  inputEnded: 'The input has ended, and the game with it.',
  over: 'The game is over.',
  wins: (names) => `Winner: ${names}`,
  and: ' and ',
  points: 'points',
  saved: (file) => `The game is written to ${file}.`,
};
