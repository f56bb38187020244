import type { Shapes } from '@quartet/core';
import type { Bot } from '../bot.ts';
import { flatSearch } from '../search/flat.ts';
import type { Mastery } from './mastery.ts';

/** master: what a net thinks best, at once; with time, its best few are played out as hard does. */
export function masterBot<S extends Shapes>(mastery: Mastery<S>): Bot<S> {
  return {
    choose(view, moves, rng, budget) {
      if (moves.length === 1) return moves[0]!;
      const judged = mastery.judge(view, moves, rng);
      if (budget.spent(0) >= 1) return judged[0]!.code;
      const { width, hopeless, clear } = mastery.thinking(view.table.seats);
      const best = chanceOf(judged[0]!.rating);
      const candidates = judged
        .slice(0, width)
        .map(({ code, rating }) => ({ code, rating: chanceOf(rating) }))
        .filter(({ rating }) => best - rating < hopeless);
      if (candidates.length === 1) return candidates[0]!.code;
      const knowledge = mastery.searching(view, rng);
      return flatSearch({ knowledge, view, candidates, rng, budget, ...(clear && { clear }) })[0]!.code;
    },
  };
}

function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
