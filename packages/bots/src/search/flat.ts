import type { Shapes } from '@quartet/core';
import { Playout } from './playout.ts';
import { Rivals } from './rivals.ts';
import type { Considered, SearchTask } from './search.ts';

/**
 * Flat Monte Carlo with shared deals and sequential halving: every candidate is played out on the same
 * imagined deals, and after each phase the weaker half is dropped, so that time goes to the close calls.
 * Who is clearly beaten is dropped sooner; when one is left, nothing remains to think about.
 */
export function flatSearch<S extends Shapes>(task: SearchTask<S>): Considered[] {
  const { knowledge, view, rng, budget } = task;
  const { game } = knowledge;
  const playout = new Playout(knowledge, view.table.seats);
  let deal = game.imagine(view, rng);
  const seed = rng.below(2 ** 31);
  const rivals = new Rivals(task.candidates, knowledge.trust, task.clear);
  const phases = Math.max(1, Math.ceil(Math.log2(task.candidates.length)));
  const line = game.imagine(view, rng);
  let iterations = 0;
  for (let phase = 1; phase <= phases; phase++) {
    // Each phase sees one deal at least, however little time is left.
    do {
      deal = game.imagine(view, rng, deal);
      for (const candidate of rivals.alive) {
        game.copy(deal, line);
        playout.run(line, candidate.code, seed, rivals.dealt);
        candidate.add(playout, view.actor);
      }
      iterations += rivals.alive.length;
      rivals.nextDeal();
    } while (!rivals.isDecided && budget.spent(iterations) < phase / phases);
    rivals.halve();
    if (rivals.isDecided || budget.spent(iterations) >= 1) break;
  }
  return rivals.ranked();
}
