import type { Language } from '@quartet/core';

/** What `quartet play` itself says; the games bring their own words. */
export interface PlayWords {
  /** The person's name, unless they give another. */
  readonly name: string;
  readonly youAre: (name: string) => string;
  readonly opponents: readonly string[];
  readonly whichGame: string;
  readonly commitment: (text: string) => string;
  readonly opened: (seed: string) => string;
  readonly choose: (count: number) => string;
  readonly more: (count: number) => string;
  readonly onlyMove: (move: string) => string;
  readonly noSuchNumber: (text: string, count: number) => string;
  readonly help: string;
  readonly inputEnded: string;
  readonly over: string;
  readonly wins: (names: string) => string;
  readonly and: string;
  readonly points: string;
  readonly saved: (file: string) => string;
}

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = {
  en: {
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
  },
  de: {
    name: 'Mia',
    youAre: (name) => `Du bist ${name}.`,
    opponents: ['Otto', 'Ada', 'Ben', 'Cleo', 'Finn'],
    whichGame: 'Welches Spiel? Tippe die Nummer.',
    commitment: (text) => `Die Karten sind versiegelt: ${text}`,
    opened: (seed) => `Gegeben wurde aus: ${seed}`,
    choose: (count) => `Dein Zug (1–${count} oder in Worten; ? für Hilfe):`,
    more: (count) => `… und ${count} weitere; „all“ zeigt sie alle.`,
    onlyMove: (move) => `Du hast nur einen Zug: ${move}`,
    noSuchNumber: (text, count) => `${text} steht nicht auf der Liste; sie geht von 1 bis ${count}.`,
    help: 'Tippe die Nummer eines Zuges oder den Zug, wie er hinter der Nummer steht. „all“ zeigt alle Züge, „table“ noch einmal den Tisch, „quit“ hört auf.',
    inputEnded: 'Die Eingabe ist zu Ende und damit auch das Spiel.',
    over: 'Das Spiel ist zu Ende.',
    wins: (names) => `Gewonnen: ${names}`,
    and: ' und ',
    points: 'Punkte',
    saved: (file) => `Die Partie steht in ${file}.`,
  },
};
