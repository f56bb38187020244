import type { Verdict } from './review.ts';
import type { Review } from './use-review.ts';

/** The moves that cost something, the dearest first. */
export function lossesIn(review: Review | null): readonly Verdict[] {
  const verdicts = [...(review?.verdicts.values() ?? [])].filter(({ loss }) => loss > 0);
  return verdicts.sort((a, b) => b.loss - a.loss);
}

/** A loss in whole percent, at least one. */
export function percent(loss: number): number {
  return Math.max(1, Math.round(loss * 100));
}

/** Marked moves around a moment, in the order of the match; each is looked at before it was made. */
export interface Round {
  readonly count: number;
  /** Which of them is looked at, from 1; 0: none. */
  readonly at: number;
  readonly previous: number | null;
  readonly next: number | null;
}

/** From the last one on to the first, and back. */
export function lossesAround(review: Review | null, at: number): Round {
  const plies = lossesIn(review)
    .map(({ ply }) => ply)
    .sort((a, b) => a - b);
  return {
    count: plies.length,
    at: plies.indexOf(at) + 1,
    previous: plies.findLast((ply) => ply < at) ?? plies.at(-1) ?? null,
    next: plies.find((ply) => ply > at) ?? plies[0] ?? null,
  };
}
