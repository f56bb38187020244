import type { Game, Shapes } from '@quartet/core';
import type { Knowledge } from './knowledge.ts';

/** A rollout that chooses among the legal moves, and is asked only where there is a choice. */
export function amongListed<S extends Shapes>(
  game: Game<S>,
  choose: Knowledge<S>['rollout'],
): Knowledge<S>['rollout'] {
  return (state, moves, rng) => {
    game.legal(state, moves);
    return moves.length === 1 ? moves.at(0) : choose(state, moves, rng);
  };
}
