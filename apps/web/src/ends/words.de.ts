import { listed } from '@quartet/core/words.de';
import type { EndsWords } from './words.en.ts';

export const words: EndsWords = {
  you: 'Du',
  youWon: 'Du hast gewonnen!',
  won: (name) => `${name} hat gewonnen`,
  shared: (names) => `${listed(names)} gewinnen!`,
  ahead: (points, by, name) => `${points}, ${by === 1 ? 'ein Punkt' : `${by} Punkte`} vor ${name}.`,
  behind: (by) => `Dir ${by === 1 ? 'fehlte ein Punkt' : `fehlten ${by} Punkte`}.`,
  best: (now, was) => `Neuer Rekord: ${now}, bisher ${was}`,
  share: 'Teilen',
  lookAtTable: 'Tisch ansehen',
  count: 'So wurde gezählt',
  total: 'Summe',
  before: 'Vorher',
  round: (round) => `Runde ${round}`,
  roundOver: (round) => `Runde ${round} ist zu Ende`,
  gameOver: (game) => `Spiel ${game} ist zu Ende`,
  nextRound: 'Nächste Runde',
  nextGame: 'Nächstes Spiel',
  leads: (name, isYou, by) =>
    `${name} ${isYou ? 'führst' : 'führt'} mit ${by === 1 ? 'einem Punkt' : `${by} Punkten`}.`,
  begins: (name, isYou, round) => `${name} ${isYou ? 'beginnst' : 'beginnt'} ${round}.`,
  thisRound: (round) => `Runde ${round}`,
  thisGame: (game) => `Spiel ${game}`,
  waits: 'Nichts geht weiter, bevor du drückst.',
  goesOn: 'Am Tisch geht es schon weiter; mit dem Knopf holst du auf.',
};
