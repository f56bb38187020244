import type { PlayWords } from './play-words.ts';

export const words: PlayWords = {
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
};
