import type { LinkoEndWords } from './end-words.en.ts';

export const words: LinkoEndWords = {
  laid: 'Ausgelegt',
  held: 'Hand',
  last: (name, cards) =>
    cards === 1
      ? `${name} hat die letzte Karte gespielt.`
      : `${name} hat die letzten ${cards} Karten gespielt.`,
  youLast: (cards) =>
    cards === 1 ? 'Du hast deine letzte Karte gespielt.' : `Du hast deine letzten ${cards} Karten gespielt.`,
  supply: 'Die Karten sind aufgebraucht.',
};
