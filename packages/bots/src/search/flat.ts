import type { Shapes } from '@quartet/core';
import { Deals } from './deals.ts';
import { Playout } from './playout.ts';
import { type Considered, Evidence, type SearchTask } from './search.ts';

/**
 * Flat Monte Carlo with shared deals and sequential halving: every candidate is played out on the same
 * imagined deals, and after each phase the weaker half is dropped, so that time goes to the close calls.
 */
export function flatSearch<S extends Shapes>(task: SearchTask<S>): Considered[] {
  const { knowledge, view, rng, budget } = task;
  const { game } = knowledge;
  const playout = new Playout(knowledge, view.table.seats);
  const deals = new Deals(knowledge, view, rng);
  const seed = rng.below(2 ** 31);
  const all = task.candidates.map((code) => new Evidence(code));
  const phases = Math.max(1, Math.ceil(Math.log2(all.length)));
  const line = game.copy(deals.next());
  let alive = all;
  let iterations = 0;
  let dealt = 0;
  for (let phase = 1; phase <= phases; phase++) {
    // Each phase sees one deal at least, however little time is left.
    do {
      const deal = deals.next();
      const round = knowledge.round(deal);
      for (const candidate of alive) {
        game.copy(deal, line);
        playout.begin(seed, dealt);
        playout.play(line, candidate.code);
        playout.run(line, round);
        candidate.add(playout, view.actor);
      }
      iterations += alive.length;
      dealt++;
    } while (budget.spent(iterations) < phase / phases);
    alive = [...alive].sort((a, b) => b.mean - a.mean).slice(0, Math.ceil(alive.length / 2));
    if (budget.spent(iterations) >= 1) break;
  }
  const best = alive[0]!;
  return [...all]
    .sort((a, b) => Number(b === best) - Number(a === best) || b.mean - a.mean)
    .map((candidate) => candidate.considered());
}
