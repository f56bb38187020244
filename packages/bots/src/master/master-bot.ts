import type { Shapes } from '@quartet/core';
import type { Bot } from '../bot.ts';
import { flatSearch } from '../search/flat.ts';
import type { Mastery } from './mastery.ts';

/** With time to think, so many of the moves that the net thinks best of are played out. */
const WIDTH = 4;
/** The net is believed as if so many lines had shown what it says; nothing that lags further behind is tried. */
const BELIEF = 60;
const HOPELESS = 0.06;

/** master: what a net thinks best, at once; with time, its best few are played out as hard does. */
export function masterBot<S extends Shapes>(mastery: Mastery<S>): Bot<S> {
  const trust = { perPoint: BELIEF, most: BELIEF };
  const knowledge = { ...mastery.knowledge, trust };
  return {
    choose(view, moves, rng, budget) {
      if (moves.length === 1) return moves[0]!;
      const judged = mastery.judge(view, moves, rng);
      if (budget.spent(0) >= 1) return judged[0]!.code;
      const best = chanceOf(judged[0]!.rating);
      const candidates = judged
        .slice(0, WIDTH)
        .map(({ code, rating }) => ({ code, rating: chanceOf(rating) }))
        .filter(({ rating }) => best - rating < HOPELESS);
      if (candidates.length === 1) return candidates[0]!.code;
      return flatSearch({ knowledge, view, candidates, rng, budget })[0]!.code;
    },
  };
}

function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
