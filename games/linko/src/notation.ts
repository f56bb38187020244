import { type Card, faceOf, GHOST_FACES, isCard, JOKERS, SUITS } from './cards.ts';
import type { Move } from './moves.ts';
import { SLOTS } from './state.ts';

// §12 Notation

/** No set of one number is larger. */
const MOST_CARDS = SUITS + JOKERS;

export function print(move: Move): string {
  switch (move.type) {
    case 'play':
      return `play ${move.cards.join(' ')}`;
    case 'snatch':
      return `snatch ${move.number}`;
    case 'draw':
      return move.from === 'pile' ? 'draw pile' : `draw row ${move.slot}`;
    default:
      return move.type;
  }
}

export function parse(text: string): Move | null {
  switch (text) {
    case 'take':
    case 'leave':
    case 'reclaim':
    case 'discard':
      return { type: text };
    case 'draw pile':
      return { type: 'draw', from: 'pile' };
  }
  if (text.startsWith('play ')) return parsePlay(text.slice(5));
  const number = after('snatch ', text, GHOST_FACES);
  if (number) return { type: 'snatch', number };
  const slot = after('draw row ', text, SLOTS);
  return slot ? { type: 'draw', from: 'row', slot } : null;
}

/** Numbers ascending, then jokers; whether they fit together is for the rules to say. */
function parsePlay(text: string): Move | null {
  const words = text.split(' ', MOST_CARDS + 1);
  if (words.length > MOST_CARDS) return null;
  const cards: Card[] = [];
  for (const word of words) {
    if (!isCard(word)) return null;
    if (cards.length > 0 && faceOf(cards.at(-1)!) > faceOf(word)) return null;
    cards.push(word);
  }
  return { type: 'play', cards };
}

/** The number from 1 to `limit` that follows `words`; 0 if the text is anything else. */
function after(words: string, text: string, limit: number): number {
  for (let number = 1; number <= limit; number++) if (text === `${words}${number}`) return number;
  return 0;
}
