import type { Shapes } from '@quartet/core';
import type { Bot } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { rateMoves } from './rated.ts';
import type { Temper } from './spec.ts';

/** One move in so many is made without a thought. */
const CARELESS = 3;

/** easy: knows what medium knows, but does not always look. */
export function carelessBot<S extends Shapes>(knowledge: Knowledge<S>, temper: Temper): Bot<S> {
  return {
    choose(view, moves, rng) {
      if (rng.below(CARELESS) === 0) return moves[rng.below(moves.length)]!;
      return rateMoves(knowledge, view, moves, temper, rng, 'rateByThumb')[0]!.code;
    },
  };
}
