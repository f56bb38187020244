import { type Card, combinationOf, faceOf, HIGHEST, type Laid, strengthOf, sumOf } from '@quartet/combos';
import type { Named } from './words.en.ts';
import type { CombosWords } from './words.ts';

/** A combination on the table or in the hand. */
export interface Combo extends Named {
  readonly strength: number;
  readonly sum: number;
}

/** What cards lying together are; null for a Stop, a Redraw, or no combination. */
export function comboOf(cards: readonly Card[], as: readonly number[]): Combo | null {
  if (cards.includes('S') || cards.includes('R')) return null;
  let x = 0;
  const numbers = cards.map((card) => (card === 'X' ? (as[x++] ?? 0) : faceOf(card)));
  const [a = 0, b = 0, c = 0] = numbers;
  const strength = strengthOf(a, b, c);
  if (strength === 0) return null;
  numbers.sort((one, other) => one - other);
  return { strength, numbers, type: combinationOf(strength), sum: sumOf(strength) };
}

/** "Pair of 11", "7-8-9", "Stop"; with an X, also which cards they are. */
export function shortName(
  words: CombosWords,
  cardName: (card: string) => string,
  { cards, as }: Laid,
): string {
  const combo = comboOf(cards, as);
  if (!combo) return cards.map(cardName).join('-');
  return as.length > 0 && cards.length === 1 ? words.asX('X', `${combo.sum}`) : words.short(combo);
}

/** The lowest combination of the same type that beats this one, shortly; null if none is higher. */
export function nextHigher({ type, numbers }: Named): string | null {
  if (numbers.at(-1) === HIGHEST) return null;
  const higher = numbers.map((number) => number + 1);
  return type === 'pair' || type === 'trips' ? String(higher[0]) : higher.join('-');
}

/** The strongest combination that the card at this place forms with its neighbours; X left aside. */
export function madeAt(cards: readonly Card[], place: number): Combo | null {
  let best: Combo | null = null;
  for (let from = Math.max(0, place - 2); from <= place; from++) {
    for (let to = Math.max(from + 1, place); to <= Math.min(from + 2, cards.length - 1); to++) {
      const made = comboOf(cards.slice(from, to + 1), []);
      if (made && made.strength > (best?.strength ?? 0)) best = made;
    }
  }
  return best;
}
