import type { Seat } from '@quartet/core';
import type { Trip } from './beat.ts';

/** More cards than these are not told apart when a hand is dealt face down. */
const BACKS = 3;

/** Hands are dealt: mine to where it lies open (`hand`), the others face down (`seat 2`). */
export function handsDealt(
  hands: readonly { readonly count: number; readonly cards?: readonly string[] }[],
  me: Seat | null,
  from: string,
): readonly Trip[] {
  return hands.map(({ count, cards }, seat) =>
    seat === me
      ? { cards: cards ?? [], from, to: 'hand' }
      : { cards: Array(Math.min(BACKS, count)).fill(null), from, to: `seat ${seat}` },
  );
}
