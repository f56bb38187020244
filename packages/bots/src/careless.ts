import type { Shapes } from '@quartet/core';
import type { Bot } from './bot.ts';

/** One move in so many is made without a thought. */
const CARELESS = 3;

/** easy: knows what medium knows, but does not always look. */
export function carelessBot<S extends Shapes>(medium: Bot<S>): Bot<S> {
  return {
    choose(view, moves, rng, budget) {
      if (rng.below(CARELESS) === 0) return moves[rng.below(moves.length)]!;
      return medium.choose(view, moves, rng, budget);
    },
  };
}
