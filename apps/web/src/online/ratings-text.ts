import type { TableLine } from '@quartet/protocol';
import type { OnlineWords } from './words.ts';

/** Ends of a range to choose from. */
export const RATING_STEPS = [1000, 1200, 1400, 1500, 1600, 1800, 2000] as const;

/** "from 1400 to 1600"; null: anybody. */
export function ratingsText(ratings: TableLine['ratings'], words: OnlineWords): string | null {
  const { from, to } = ratings ?? {};
  const parts = [
    ...(from === undefined ? [] : [`${words.from} ${from}`]),
    ...(to === undefined ? [] : [`${words.upTo} ${to}`]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}
