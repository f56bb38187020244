import {
  type Card,
  COLOURS,
  type Colour,
  cardNamed,
  cardSign,
  type PointCard,
  readCard,
  SIGNS,
  type Sign,
} from './cards.ts';
import type { Move } from './moves.ts';

// §11 Each move has exactly one text.

export function print(move: Move): string {
  switch (move.type) {
    case 'claim':
      return `claim ${move.cards[0]} ${move.cards[1]}`;
    case 'row':
      return 'onto' in move ? `row ${move.card} ${move.onto}` : `row ${move.card}`;
    case 'draw':
      return `draw ${move.from}`;
    case 'done':
      return 'done';
    default:
      return `${move.type} ${move.card}`;
  }
}

/** Null unless the text is one that `print` writes. */
export function parse(text: string): Move | null {
  if (text.length > LONGEST) return null;
  if (text === 'done') return { type: 'done' };
  const [verb, word, third, ...more] = text.split(' ');
  if (word === undefined || more.length > 0) return null;
  if (verb === 'draw') return third === undefined ? parseDraw(word) : null;
  const card = readCard(word);
  if (card === null) return null;
  if (third !== undefined) return parseTwo(verb, card, third);
  if (verb === 'discard') return { type: 'discard', card };
  if (isPoint(card)) return verb === 'point' ? { type: 'point', card } : null;
  return verb === 'row' ? { type: 'row', card } : null;
}

const LONGEST = 'claim p10 *10'.length;

function parseDraw(from: string): Move | null {
  if (from === 'pile') return { type: 'draw', from };
  return isOneOf(SIGNS, from) ? { type: 'draw', from } : null;
}

function parseTwo(verb: string | undefined, card: Card, third: string): Move | null {
  if (verb === 'row') {
    return isPoint(card) && isOneOf(COLOURS, third) ? { type: 'row', card, onto: third } : null;
  }
  const other = readCard(third);
  if (verb !== 'claim' || other === null || !inOrder(cardNamed(card), cardNamed(other))) return null;
  return { type: 'claim', cards: [card, other] };
}

/** §4.2 By colour, then by value. */
function inOrder(card: number, other: number): boolean {
  return cardSign(card) < cardSign(other) || (cardSign(card) === cardSign(other) && card <= other);
}

function isPoint(card: Card): card is PointCard {
  return card.startsWith('*');
}

function isOneOf<S extends Sign | Colour>(signs: readonly S[], text: string): text is S {
  return (signs as readonly string[]).includes(text);
}
