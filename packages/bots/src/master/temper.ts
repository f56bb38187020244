import type { MoveCode, Rng, Shapes } from '@quartet/core';
import { listOf } from '../rated.ts';
import type { Temper } from '../spec.ts';
import type { Mastery } from './mastery.ts';

/** Likings that differ by less are the same, but for rounding. */
const SAME = 1e-9;

/** A move and what its maker may expect, 0 to 1. */
interface Promising {
  readonly code: MoveCode;
  readonly chance: number;
}

/** Chooses among moves, of which the best comes first. */
type Choose<S extends Shapes> = (view: S['View'], moves: readonly Promising[], rng: Rng) => MoveCode;

/**
 * Of moves as good as the best, the one that an expert of this temper rates highest, if it is the temper that speaks for it. So a
 * temper shows where it costs nothing, and nowhere else.
 */
export function choosing<S extends Shapes>({ knowledge, alike }: Mastery<S>, temper: Temper): Choose<S> {
  if (temper === 'balanced') return (_, [best]) => best!.code;
  const { game, rate } = knowledge;
  return (view, moves, rng) => {
    const codes = moves.filter(({ chance }) => moves[0]!.chance - chance < alike).map(({ code }) => code);
    if (codes.length === 1) return codes[0]!;
    const state = game.imagine(view, rng);
    const listed = listOf(codes);
    const [own, usual] = [new Float64Array(codes.length), new Float64Array(codes.length)];
    rate(state, listed, temper, own);
    rate(state, listed, 'balanced', usual);
    const isLiked = (i: number): boolean => own[i]! - usual[i]! > own[0]! - usual[0]! + SAME;
    let chosen = 0;
    for (let i = 1; i < codes.length; i++) if (own[i]! > own[chosen]! && isLiked(i)) chosen = i;
    return codes[chosen]!;
  };
}
