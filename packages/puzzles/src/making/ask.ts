import { FastRng, type MoveCode, type Shapes } from '@quartet/core';
import { GRADES, type Grade, type Puzzle } from '../puzzle.ts';
import type { Solver } from './levels.ts';

/** Each is asked so often, with other luck. */
export const TRIES = 10;
/** While a book grows: of all answers so many found the best move, fewer for each further star. */
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

/** Before it is known among which others it will stand. */
export function roughGradeOf(found: readonly number[]): Grade {
  const share = timesFound({ found }) / (TRIES * found.length);
  return FOUND_BY.find(([, least]) => share >= least)?.[0] ?? 5;
}

/** A fifth of a book has each number of stars, the more the fewer find them; what is found as often has as many. */
export function graded(list: readonly Puzzle[]): readonly Puzzle[] {
  const times = list.map(timesFound);
  return list.map((puzzle) => {
    const own = timesFound(puzzle);
    const easier = times.filter((other) => other > own).length;
    const alike = times.filter((other) => other === own).length;
    const place = (easier + (alike - 1) / 2) / list.length;
    return { ...puzzle, grade: GRADES[Math.floor(GRADES.length * place)]! };
  });
}

function timesFound({ found }: Pick<Puzzle, 'found'>): number {
  return found.reduce((sum, times) => sum + times, 0);
}
