import type { ScoreLine, Seat } from './game.ts';

/** How a match ended. */
export interface Result {
  readonly scores: readonly number[];
  /** Ascending. */
  readonly winners: readonly Seat[];
}

export function resultOf(sheet: readonly ScoreLine[]): Result {
  const bySeat = [...sheet].sort((a, b) => a.seat - b.seat);
  return {
    scores: bySeat.map((line) => line.points),
    winners: bySeat.filter((line) => line.place === 1).map((line) => line.seat),
  };
}
