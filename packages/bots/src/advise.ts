import type { MoveCode, Rng, Shapes } from '@quartet/core';
import type { Budget } from './bot.ts';
import type { Knowledge, Reason } from './knowledge.ts';
import type { Expected } from './master/expected.ts';
import { type Rated, rateMoves } from './rated.ts';
import { flatSearch } from './search/flat.ts';
import type { Considered } from './search/search.ts';

/** One move as a hint or a review shows it. */
export interface Advice extends Considered {
  /** How much less the actor may expect than from the best: 0 for the best itself. */
  readonly behind: number;
  /** How likely a master wins who plays it, 0 to 1; null where no master advises. */
  readonly chance: number | null;
  readonly reason: Reason;
}

/**
 * The moves worth considering, the best first, judged by what the viewer knows and nothing else. `also` is
 * looked at too, however little it promises: in a review, the move that was played. `expected`: what a master thinks of all
 * moves, where one advises.
 */
export function advise<S extends Shapes>(
  knowledge: Knowledge<S>,
  view: S['View'],
  moves: readonly MoveCode[],
  rng: Rng,
  budget: Budget,
  also: MoveCode | null = null,
  expected: Expected<S> | null = null,
): Advice[] {
  const rated = expected?.rate(moves) ?? rateMoves(knowledge, view, moves, 'balanced', rng);
  const candidates = worthALook(rated, expected?.thinking.width ?? knowledge.width, also);
  const thinker = expected?.knowledge ?? knowledge;
  const considered = flatSearch({ knowledge: thinker, view, candidates, rng, budget });
  const best = expected?.choice(considered) ?? considered[0]!;
  const behind = (one: Considered): number =>
    Math.max(0, expected ? expected.behind(one, best) : best.value - one.value);
  const state = knowledge.game.imagine(view, rng);
  return considered
    .map((each) => ({
      ...each,
      behind: behind(each),
      chance: expected?.chance(each.code) ?? null,
      reason: knowledge.reason(state, each.code),
    }))
    .sort((a, b) => Number(b.code === best.code) - Number(a.code === best.code) || a.behind - b.behind);
}

function worthALook(rated: readonly Rated[], width: number, also: MoveCode | null): Rated[] {
  return rated.filter(({ code }, rank) => rank < width || code === also);
}
