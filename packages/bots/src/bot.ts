import type { MoveCode, Rng, Shapes } from '@quartet/core';
import type { BotSpec } from './spec.ts';

/** How long a bot may think. */
export interface Budget {
  /** How much of it is used up after so many iterations: 1 is all. Bots know no clock; who calls them does. */
  spent(iterations: number): number;
}

/** Counts only: the same answer on every machine. None: at once. */
export function iterations(count: number): Budget {
  return { spent: (done) => (count === 0 ? 1 : done / count) };
}

/** From now on. `now` in milliseconds, such as `performance.now`. */
export function milliseconds(time: number, now: () => number): Budget {
  const start = now();
  return { spent: () => (now() - start) / time };
}

/** So many iterations, or what is left of the time if that is less. */
export function atMost(count: number, budget: Budget): Budget {
  const counted = iterations(count);
  return { spent: (done) => Math.max(counted.spent(done), budget.spent(done)) };
}

/** The time a bot was given by name, from now on. */
export function budgetFor({ thinking: { unit, amount } }: BotSpec, now: () => number): Budget {
  return unit === 'iterations' ? iterations(amount) : milliseconds(amount, now);
}

/** View in, move out. A bot is never given a state: what it does not see it must imagine. */
export interface Bot<S extends Shapes = Shapes> {
  /** `moves` are the legal ones; the answer is one of them. Same view, moves, rng and iterations: same answer. */
  choose(view: S['View'], moves: readonly MoveCode[], rng: Rng, budget: Budget): MoveCode;
}
