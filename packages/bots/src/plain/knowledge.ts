import type { Game, Shapes } from '@quartet/core';
import { amongListed } from '../among-listed.ts';
import { because, type Knowledge } from '../knowledge.ts';
import { rate } from './rating.ts';
import { rewards } from './rewards.ts';

/**
 * What somebody knows who has read the rules and no more: moves are told apart by playing them out, everybody moving at
 * random, and looking at the score sheet. Made of the contract alone, so it serves any game.
 */
export function plainKnowledge<S extends Shapes>(game: Game<S>): Knowledge<S> {
  return {
    game,
    rate: (state, moves, temper, into) => rate(game, state, moves, temper, into),
    rateByThumb: (state, moves, temper, into) => rate(game, state, moves, temper, into),
    glance: 24,
    width: 24,
    trust: { perPoint: 0.1, most: 0.2 },
    rollout: amongListed(game, (_, moves, rng) => moves.at(rng.below(moves.length))),
    patience: 200,
    rewards: (state, into) => rewards(game, state, into),
    reason: () => because('played-out'),
  };
}
