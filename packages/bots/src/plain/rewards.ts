import type { Game, Shapes } from '@quartet/core';

/** How much of the reward is the win; the rest is the lead. */
const WIN = 0.5;

/**
 * The score sheet as it is where a line was left: a share of the first place, and the lead over the others' average as a
 * part of all points there are, which means the same in games that count to 5 and to 500.
 */
export function rewards<S extends Shapes>(game: Game<S>, state: S['State'], into: Float64Array): void {
  const sheet = game.scoreSheet(state);
  let winners = 0;
  let sum = 0;
  let all = 1;
  for (const { place, points } of sheet) {
    if (place === 1) winners++;
    sum += points;
    all += Math.abs(points);
  }
  for (const { seat, place, points } of sheet) {
    const lead = points - (sum - points) / (sheet.length - 1);
    into[seat] = (place === 1 ? WIN / winners : 0) + (1 - WIN) * (0.5 + lead / (2 * all));
  }
}
