import type { MoveCode, Rng, Shapes } from '@quartet/core';
import type { Budget } from './bot.ts';
import type { Knowledge, Reason } from './knowledge.ts';
import { rateMoves } from './rated.ts';
import { flatSearch } from './search/flat.ts';
import type { Considered } from './search/search.ts';

/** One move as a hint or a review shows it. */
export interface Advice extends Considered {
  /** How much less the actor may expect than from the best: 0 for the best itself. */
  readonly behind: number;
  readonly reason: Reason;
}

/**
 * The moves worth considering, the best first, judged by what the viewer knows and nothing else. `also` is
 * looked at too, however little it promises: in a review, the move that was played.
 */
export function advise<S extends Shapes>(
  knowledge: Knowledge<S>,
  view: S['View'],
  moves: readonly MoveCode[],
  rng: Rng,
  budget: Budget,
  also: MoveCode | null = null,
): Advice[] {
  const rated = rateMoves(knowledge, view, moves, 'balanced', rng);
  const promising = rated.slice(0, knowledge.width);
  const unpromising = rated.slice(knowledge.width).filter(({ code }) => code === also);
  const candidates = [...promising, ...unpromising];
  const considered = flatSearch({ knowledge, view, candidates, rng, budget });
  const state = knowledge.game.imagine(view, rng);
  const best = considered[0]!.value;
  return considered.map((each) => ({
    ...each,
    behind: Math.max(0, best - each.value),
    reason: knowledge.reason(state, each.code),
  }));
}
