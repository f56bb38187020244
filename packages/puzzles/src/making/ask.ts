import { FastRng, type MoveCode, type Shapes } from '@quartet/core';
import type { Grade } from '../puzzle.ts';
import type { Solver } from './levels.ts';

/** Each is asked so often, with other luck. */
export const TRIES = 10;
/** Of all answers so many found the best move: fewer for each further star. */
const FOUND_BY: readonly (readonly [Grade, number])[] = [
  [1, 0.9],
  [2, 0.7],
  [3, 0.5],
  [4, 0.25],
];

/** By solver: what they would play here, try after try. */
export function ask(
  solvers: readonly Solver[],
  view: Shapes['View'],
  moves: readonly MoveCode[],
  seed: string,
): readonly (readonly MoveCode[])[] {
  return solvers.map(({ name, bot, budget }) =>
    Array.from({ length: TRIES }, (_, i) =>
      bot.choose(view, moves, new FastRng(`${seed} ${name} ${i}`), budget()),
    ),
  );
}

export function gradeOf(found: readonly number[]): Grade {
  const share = found.reduce((sum, times) => sum + times, 0) / (TRIES * found.length);
  return FOUND_BY.find(([, least]) => share >= least)?.[0] ?? 5;
}
