import { type Card, cardNamed, cardSign, nameOf } from '@quartet/keltis';
import { isEnd, signOf } from './named.ts';

/** As a hand is held: colour by colour, lowest first, the point cards last. */
export function sorted(cards: readonly Card[]): Card[] {
  return cards
    .map(cardNamed)
    .sort((a, b) => cardSign(a) - cardSign(b) || a - b)
    .map(nameOf);
}

export type Course = 'empty' | 'open' | 'up' | 'down' | 'ended';

/** How a row that lies there is read. */
export interface RowLook {
  readonly course: Course;
  /** Its last number. */
  readonly last: number | null;
}

export function lookOf(cards: readonly Card[]): RowLook {
  const numbers = cards.filter((card) => signOf(card) !== '*' && !isEnd(card)).map((card) => +card.slice(1));
  const last = numbers.at(-1) ?? null;
  return { course: courseOf(cards, numbers), last };
}

function courseOf(cards: readonly Card[], numbers: readonly number[]): Course {
  if (cards.length === 0) return 'empty';
  if (cards.some(isEnd)) return 'ended';
  const way = numbers.at(-1)! - numbers[0]!;
  return way === 0 ? 'open' : way > 0 ? 'up' : 'down';
}
