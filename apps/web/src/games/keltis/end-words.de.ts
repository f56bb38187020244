import type { KeltisEndWords } from './end-words.en.ts';

export const words: KeltisEndWords = {
  rows: (name, isYou) => `${name} ${isYou ? 'hast' : 'hat'} die fünfte Reihe beendet.`,
  pile: (name, isYou) => `${name} ${isYou ? 'hast' : 'hat'} die letzte Karte des Stapels gezogen.`,
  yourBoard: 'Deine Auslage',
  boardOf: (name) => `Auslage von ${name}`,
  size: (rows, cards) =>
    `${rows === 1 ? '1 Reihe' : `${rows} Reihen`}, ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
};
