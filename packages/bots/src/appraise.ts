import type { MoveCode, Rng, Shapes } from '@quartet/core';
import type { Knowledge } from './knowledge.ts';
import { Playout } from './search/playout.ts';
import { Evidence } from './search/search.ts';

/** A move that was played out as often as it took to tell it from the best. */
export interface Appraised {
  readonly code: MoveCode;
  readonly tried: number;
  /** How its maker stood where the lines ended, 0 to 1, on average. */
  readonly value: number;
  /** How much less than the best, on the same deals, and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  /** Every line ended as the best move's did: the same move by another name. */
  readonly isAlike: boolean;
}

/** Who lags so many standard errors behind is played out no further, unless nobody else is second. */
const BEATEN = 4;
const FIRST_LOOK = 40;
const LATER = 1.25;
/** Variance of a difference that few deals may have hidden. */
const UNSEEN = 1e-4;

/**
 * What each of these moves is worth, the best first, by what the viewer knows and nothing else: all are played out on the
 * same imagined deals, the best and the one behind it on every one of them.
 */
export function appraise<S extends Shapes>(
  knowledge: Knowledge<S>,
  view: S['View'],
  codes: readonly MoveCode[],
  rng: Rng,
  deals: number,
): Appraised[] {
  const { game } = knowledge;
  const playout = new Playout(knowledge, view.table.seats);
  const all = codes.map((code) => new Evidence(code));
  const seed = rng.below(2 ** 31);
  const line = game.imagine(view, rng);
  let deal = game.imagine(view, rng);
  let alive: readonly Evidence[] = all;
  let look = FIRST_LOOK;
  for (let dealt = 0; dealt < deals; dealt++) {
    deal = game.imagine(view, rng, deal);
    for (const one of alive) {
      game.copy(deal, line);
      playout.run(line, one.code, seed, dealt);
      one.add(playout, view.actor);
    }
    if (dealt + 1 < look) continue;
    look = Math.ceil(look * LATER);
    alive = inQuestion(alive);
  }
  const best = leaderOf(alive);
  return all
    .map((one) => appraised(one, best))
    .sort((a, b) => Number(b.code === best.code) - Number(a.code === best.code) || a.behind - b.behind);
}

function leaderOf(rivals: readonly Evidence[]): Evidence {
  return rivals.reduce((best, one) => (one.mean > best.mean ? one : best));
}

function inQuestion(rivals: readonly Evidence[]): readonly Evidence[] {
  const best = leaderOf(rivals);
  const others = rivals.filter((one) => !one.isLike(best));
  if (others.length === 0) return rivals;
  const second = leaderOf(others);
  return rivals.filter((one) => {
    const { behind, error, isAlike } = appraised(one, best);
    return one === second || isAlike || behind <= BEATEN * error;
  });
}

function appraised(one: Evidence, best: Evidence): Appraised {
  const { code, tried } = one;
  const isAlike = one.isLike(best);
  return {
    code,
    tried,
    value: one.mean,
    behind: isAlike ? 0 : one.behind(best),
    error: isAlike ? 0 : Math.sqrt((one.varianceAgainst(best) + UNSEEN) / tried),
    isAlike,
  };
}
