import { type MoveCode, MoveList, type Rng, type Shapes } from '@quartet/core';
import type { Bot } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import type { Temper } from './spec.ts';

/** Listed moves with what the game's knowledge thinks of them, the best first. */
export interface Rated {
  readonly code: MoveCode;
  readonly rating: number;
}

/** What moves are rated by. */
export type RatedBy = 'rate' | 'rateByThumb';

/** Rates the listed moves as the actor of the view sees them. Ties are broken by chance. */
export function rateMoves<S extends Shapes>(
  knowledge: Knowledge<S>,
  view: S['View'],
  codes: readonly MoveCode[],
  temper: Temper,
  rng: Rng,
  by: RatedBy = 'rate',
): Rated[] {
  const state = knowledge.game.imagine(view, rng);
  const moves = listOf(codes);
  const ratings = new Float64Array(codes.length);
  knowledge[by](state, moves, temper, ratings);
  const order = new Map(codes.map((code) => [code, rng.below(1 << 20)]));
  return codes
    .map((code, i) => ({ code, rating: ratings[i]! }))
    .sort((a, b) => b.rating - a.rating || order.get(a.code)! - order.get(b.code)!);
}

export function listOf(codes: readonly MoveCode[]): MoveList {
  const moves = new MoveList(codes.length);
  for (const code of codes) moves.add(code);
  return moves;
}

/** medium, by rules of thumb, and expert: what looks best, at once. */
export function ratedBot<S extends Shapes>(knowledge: Knowledge<S>, temper: Temper, by: RatedBy): Bot<S> {
  return { choose: (view, moves, rng) => rateMoves(knowledge, view, moves, temper, rng, by)[0]!.code };
}
