import type { CardWords } from './card-words.en.ts';

export const words: CardWords = {
  title: 'Spiel des Tages',
  titleOf: (game) => `Spiel des Tages: ${game}`,
  play: 'Spielen',
  challenge: 'Jemanden herausfordern',
  lookBack: 'Rückblick',
  mineToday: (game, points) => `${game}: du hast ${points}.`,
  waitsToday: (game) => `Heute führt ${game}: dieselben Karten für alle.`,
  you: (points) => `Du ${points}`,
  ahead: (percent, others) => `Vor ${percent} % von ${others}.`,
  past: 'Deine Tage bisher',
  bar: (from, to, count) =>
    `${from === to ? from : `${from} bis ${to}`} Punkte: ${count === 1 ? 'einmal' : `${count}-mal`}`,
};
