import type { Keys } from '../../kit/speech.ts';

export const words = {
  keys: [
    ['1 – 9, 0', 'choose the cards of a number, a card of the row, or an answer'],
    ['X', 'add a joker, or choose the jokers'],
    ['+ / −', 'one card more or less'],
  ] as Keys,
  mine: (cards: string, sets: string, points: string) => `You hold ${cards}: ${sets}. Points: ${points}.`,
  emptyHand: (points: string) => `Your hand is empty. Points: ${points}.`,
  top: (set: string) => `Your top layer: ${set}.`,
  noTop: 'No layer of yours lies on the table.',
  other: (name: string, cards: string, points: string, top: string) =>
    `${name}: ${cards} in hand, ${points} points, ${top ? `top layer ${top}` : 'no layer'}.`,
  ghost: (cards: string) => `Ghost: ${cards || 'no cards'}.`,
  table: (row: string, pile: string, discards: string) =>
    `Row: ${row}. Pile: ${pile}. Discards: ${discards}.`,
  empty: 'empty',
  kinds: {
    snatches: 'Play cards that snatch.',
    single: 'Play a single card.',
    several: 'Play several cards of one number.',
    ghost: 'Choose among the groups of the ghost by what you hold already.',
    take: 'These cards are worth having.',
    leave: 'These cards are better left.',
    reclaim: 'Your cards are worth taking back.',
    discard: 'New cards are better than these.',
    row: 'An open card of the row helps you.',
    pile: 'The pile is better than what lies in the row.',
  },
};

export type LinkoSpeechWords = typeof words;
