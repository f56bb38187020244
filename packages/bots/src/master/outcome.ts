import type { Game, Shapes } from '@quartet/core';
import type { Features } from './features.ts';

/** How much of what a net strives for is the win; the rest is how clear the result is. */
const WIN = 0.85;

/** What a match that is over was worth to each seat, 0 to 1: its share of the win, and a little for points. */
export function outcome<S extends Shapes>(
  game: Game<S>,
  { clear }: Pick<Features<S>, 'clear'>,
  state: S['State'],
  into: Float64Array,
): void {
  const sheet = game.scoreSheet(state);
  const best = Math.max(...sheet.map(({ points }) => points));
  const winners = sheet.filter(({ place }) => place === 1).length;
  let sum = 0;
  for (const { points } of sheet) sum += Math.exp((points - best) / clear);
  for (const { seat, place, points } of sheet) {
    const share = Math.exp((points - best) / clear) / sum;
    into[seat] = (1 - WIN) * share + (place === 1 ? WIN / winners : 0);
  }
}
