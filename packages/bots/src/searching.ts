import type { Shapes } from '@quartet/core';
import type { Bot } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { rateMoves } from './rated.ts';
import { flatSearch } from './search/flat.ts';
import type { Temper } from './spec.ts';

/** hard: plays the most promising moves out on imagined deals, and takes the one that fares best. */
export function searchingBot<S extends Shapes>(knowledge: Knowledge<S>, temper: Temper): Bot<S> {
  return {
    choose(view, moves, rng, budget) {
      if (moves.length === 1) return moves[0]!;
      const rated = rateMoves(knowledge, view, moves, temper, rng);
      const candidates = rated.slice(0, knowledge.width);
      return flatSearch({ knowledge, view, candidates, rng, budget })[0]!.code;
    },
  };
}
