import { type Choice, isSameSpot, type Spot } from './choices.ts';
import type { Place } from './scene.ts';

/** More than a list shows well. */
export const SHOWN = 24;

export interface Offer {
  /** In groups of one kind of move. */
  readonly groups: readonly (readonly Choice[])[];
  /** How many more there are. */
  readonly more: number;
}

/** The choices with all of these cards, what a hint wants before all; of many, those with the fewest other cards first. */
export function offer(choices: readonly Choice[], picked: readonly Spot[], hinted: string | null): Offer {
  const fitting = choices.filter(({ cards }) => hasAll(cards, picked));
  const isOrdered = picked.length > 0 || fitting.length > SHOWN;
  const rank = ({ text, cards }: Choice): number => (text === hinted ? -1 : isOrdered ? cards.length : 0);
  const shown = fitting.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
  const kinds = new Map<string, Choice[]>();
  for (const choice of shown) {
    const kind = choice.text === hinted ? '' : choice.move.type;
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
  }
  return { groups: [...kinds.values()], more: fitting.length - shown.length };
}

/** Whether some choice has all of these cards. */
export function canPick(choices: readonly Choice[], picked: readonly Spot[]): boolean {
  return choices.some(({ cards }) => hasAll(cards, picked));
}

/** Whether moves speak of places in this hand: by taking cards without naming them, or by as many ways for one card. */
export function goesByPlace(choices: readonly Choice[], { path, count }: Place): boolean {
  const ways = new Map<string, number>();
  for (const { namesCards, cards } of choices) {
    if (namesCards || cards.length === 0) continue;
    if (cards.some((spot) => spot.path === path)) return true;
    const key = JSON.stringify(cards);
    ways.set(key, (ways.get(key) ?? 0) + 1);
  }
  return [...ways.values()].some((many) => many > (count ?? 0));
}

/** Like cards count as often as they are there. */
function hasAll(cards: readonly Spot[], wanted: readonly Spot[]): boolean {
  const left = [...cards];
  return wanted.every((spot) => {
    const at = left.findIndex((each) => isSameSpot(each, spot));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
