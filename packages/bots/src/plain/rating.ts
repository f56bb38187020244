import { fastChance, type Game, type MoveList, type Shapes } from '@quartet/core';
import type { Temper } from '../spec.ts';

/** Where moves are too many to be looked at, those of a numerous kind leave room for the others. */
const NUMEROUS = 1e-9;

/**
 * Nothing is known of how good a move is, so all are rated alike, but for what a temper likes: that goes by what the move
 * does to the points at once, 1 for the greatest difference.
 */
export function rate<S extends Shapes>(
  game: Game<S>,
  state: S['State'],
  moves: MoveList,
  temper: Temper,
  into: Float64Array,
): void {
  into.fill(0);
  if (temper !== 'balanced') like(game, state, moves, LIKINGS[temper], into);
  for (let i = 0; i < moves.length; i++) if (game.bulk?.has(moves.at(i))) into[i]! -= NUMEROUS;
}

/** What a temper makes of points won at once, by the actor and by all others together. */
type Liking = (own: number, others: number) => number;

const LIKINGS: Readonly<Record<Exclude<Temper, 'balanced'>, Liking>> = {
  cautious: (own) => Math.min(0, own),
  greedy: (own) => own,
  blocking: (_, others) => -others,
};

function like<S extends Shapes>(
  game: Game<S>,
  state: S['State'],
  moves: MoveList,
  liking: Liking,
  into: Float64Array,
): void {
  const seat = game.actor(state);
  const chance = fastChance('imagined');
  const line = game.copy(state);
  const before = new Int32Array(game.seats.max);
  const after = new Int32Array(game.seats.max);
  game.points(state, before);
  let most = 0;
  for (let i = 0; i < moves.length; i++) {
    game.copy(state, line);
    game.play(line, moves.at(i), chance, null);
    game.points(line, after);
    const own = after[seat]! - before[seat]!;
    const all = after.reduce((sum, points, other) => sum + points - before[other]!, 0);
    into[i] = liking(own, all - own);
    most = Math.max(most, Math.abs(into[i]!));
  }
  if (most > 0) for (let i = 0; i < moves.length; i++) into[i]! /= most;
}
