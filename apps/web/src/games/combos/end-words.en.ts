import { listed } from '@quartet/core/words.en';

export const words = {
  thisRound: 'This round',
  chipsLeft: 'Chips left',
  cards: 'Cards',
  pays: 'pays 1',
  nothing: 'nothing',
  held: (count: number) => `${count} held`,
  out: 'out',
  chips: (count: number) =>
    count === 0 ? 'no chip left' : count === 1 ? '1 chip left' : `${count} chips left`,
  noChip: 'no chip left to pay',
  paidIn: 'Paid in round',
  score: 'Score',
  bust: (name: string, isYou: boolean) => `${name} went bust and ${isYou ? 'pay' : 'pays'} alone.`,
  lastLaid: (name: string, _isYou: boolean) => `${name} laid the last cards.`,
  holds: (name: string, isYou: boolean) =>
    isYou ? 'Only you still hold cards.' : `Only ${name} still holds cards.`,
  allEmpty: 'All hands are empty: whoever laid cards in the last turn pays, but for its winner.',
  broke: (names: readonly string[], _isYou: boolean) => `${listed(names)} could not pay.`,
};

export type CombosEndWords = typeof words;
