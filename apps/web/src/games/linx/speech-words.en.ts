import type { Keys } from '../../kit/speech.ts';

export const words = {
  keys: [
    ['1 – 9, 0', 'choose a card of the hand'],
    ['A – D', 'choose an anchor'],
    ['X', 'discard a card; while drawing: take the top discard'],
    ['R', 'turn the chain round'],
    ['F', 'find the longest chain, step by step'],
  ] as Keys,
  mine: (points: number, cards: string) => `You have ${points} points. Your hand: ${cards || 'empty'}.`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  other: (name: string, cards: string, points: number, known: string) =>
    `${name}: ${cards}, ${points} points${known ? `; known: ${known}` : ''}.`,
  sitsOut: (name: string, points: number) => `${name} sits out, ${points} points.`,
  anchors: (anchors: string) => `Anchors: ${anchors}.`,
  newAnchor: (letter: string, card: string) => `New anchor ${letter}: ${card}.`,
  newScoring: (what: string) => `New scoring card: ${what}.`,
  scoring: (length: number, points: number) => `${length} cards for ${points}`,
  table: (scoring: string, stock: number, top: string) =>
    `Scoring cards: ${scoring || 'none'}. Stock: ${stock}; discards: ${top || 'none'}.`,
  top: (card: string, count: number) => `${card} on top of ${count}`,
  kinds: {
    stock: 'The stock is better than the top discard.',
    discard: 'The top discard helps you.',
    chain: (length: number) => `You can lay a chain of ${length}.`,
    away: 'No chain is worth laying yet: discard a card.',
  },
};

export type LinxSpeechWords = typeof words;
