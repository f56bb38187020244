import type { LinxEndWords } from './end-words.en.ts';

export const words: LinxEndWords = {
  stock: 'Der Stapel ist aufgebraucht.',
  cards: 'Karten',
  bonus: 'Bonus',
  yours: 'deine',
  of: (name) => `${name}s`,
  tie: (points, owner, best, other) =>
    `Gleichstand mit ${points}: ${owner} beste Karte, ${best}, schlägt ${other}.`,
};
