import { listed } from '@quartet/core/words.de';
import type { CombosEndWords } from './end-words.en.ts';

export const words: CombosEndWords = {
  thisRound: 'Diese Runde',
  chipsLeft: 'Chips übrig',
  cards: 'Karten',
  pays: 'zahlt 1',
  nothing: 'nichts',
  held: (count) => `${count} auf der Hand`,
  out: 'leer',
  chips: (count) => (count === 0 ? 'kein Chip übrig' : count === 1 ? '1 Chip übrig' : `${count} Chips übrig`),
  noChip: 'kein Chip mehr zum Zahlen',
  paidIn: 'Gezahlt in Runde',
  score: 'Punkte',
  bust: (name, isYou) =>
    `${name} ${isYou ? 'gibst dich geschlagen und zahlst' : 'gibt sich geschlagen und zahlt'} allein.`,
  lastLaid: (name, isYou) => `${name} ${isYou ? 'hast' : 'hat'} die letzten Karten gespielt.`,
  holds: (name, isYou) => (isYou ? 'Nur du hast noch Karten.' : `Nur ${name} hat noch Karten.`),
  allEmpty: 'Alle Hände sind leer: Wer im letzten Durchgang gelegt hat, zahlt, nur wer ihn gewann, nicht.',
  broke: (names, isYou) =>
    isYou
      ? 'Du konntest nicht zahlen.'
      : `${listed(names)} konnte${names.length > 1 ? 'n' : ''} nicht zahlen.`,
};
