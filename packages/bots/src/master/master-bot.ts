import type { Shapes } from '@quartet/core';
import type { Bot } from '../bot.ts';
import { flatSearch } from '../search/flat.ts';
import type { Temper } from '../spec.ts';
import type { Mastery } from './mastery.ts';
import { choosing } from './temper.ts';

/** master: what a net thinks best, at once; with time, its best few are played out as hard does. Of what is as good, as its temper likes. */
export function masterBot<S extends Shapes>(mastery: Mastery<S>, temper: Temper = 'balanced'): Bot<S> {
  const choose = choosing(mastery, temper);
  return {
    choose(view, moves, rng, budget) {
      if (moves.length === 1) return moves[0]!;
      const judged = mastery
        .judge(view, moves, rng)
        .map(({ code, rating }) => ({ code, chance: chanceOf(rating) }));
      if (budget.spent(0) >= 1) return choose(view, judged, rng);
      const { width, hopeless, belief, clear } = mastery.thinking(view.table.seats);
      const candidates = judged
        .slice(0, width)
        .filter(({ chance }) => judged[0]!.chance - chance < hopeless)
        .map(({ code, chance }) => ({ code, rating: chance }));
      if (candidates.length === 1) return candidates[0]!.code;
      const knowledge = mastery.searching(view, rng);
      const ranked = flatSearch({ knowledge, view, candidates, rng, budget, ...(clear && { clear }) });
      // Who was given up on the way has fewer lines.
      const lasting = ranked.filter(({ tried }) => tried === ranked[0]!.tried);
      const thought = new Map(candidates.map(({ code, rating }) => [code, rating]));
      const promising = lasting.map(({ code, tried, value }) => ({
        code,
        chance: (tried * value + belief * thought.get(code)!) / (tried + belief),
      }));
      return choose(view, promising, rng);
    },
  };
}

function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
