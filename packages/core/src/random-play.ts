import { type Chance, type Game, NOBODY, type Rng, type Shapes } from './game.ts';
import { listFor, type MoveList } from './move-list.ts';

/** Plays on with uniformly random legal moves until the match is over; returns the number of decisions. */
export function playRandomly<S extends Shapes>(
  game: Game<S>,
  state: S['State'],
  moves: MoveList,
  chance: Chance,
  rng: Rng,
): number {
  let decisions = 0;
  while (game.actor(state) !== NOBODY) {
    game.legal(state, moves);
    game.play(state, moves.at(rng.below(moves.length)), chance, null);
    decisions++;
  }
  return decisions;
}

/** Any move that somebody with this view may make now, as text. */
export function anyMove<S extends Shapes>(game: Game<S>, view: S['View'], rng: Rng): string {
  const state = game.imagine(view, rng);
  const moves = listFor(game);
  game.legal(state, moves);
  return game.print(game.toMove(state, moves.at(rng.below(moves.length))));
}
