import type { Rng } from '@quartet/core';
import { type Groups, MOST } from './groups.ts';

/** How numbers are fitted (Adam). */
export interface Course {
  /** How fast at first, and how fast at least: it falls in a straight line. */
  readonly rate: number;
  readonly slowest: number;
  /** How strongly numbers are drawn to 0. */
  readonly decay: number;
  /** By how much each sum of a group is too high, where this is how likely each is now. */
  excess(group: number, shares: Float64Array, into: Float64Array): void;
}

const BATCH = 512;
/** How much of the mean is kept from step to step: of the slopes, and of their squares. */
const KEPT = 0.9;
const KEPT_SQUARES = 0.999;

/** One match in so many is kept apart, to see how well the numbers fit what they were not fitted to. */
const APART = 5;

export function isApart(match: number): boolean {
  return match % APART === 0;
}

/** Fits so many numbers to all groups but those that are kept apart. */
export function fitted(groups: Groups, course: Course, size: number, epochs: number, rng: Rng): Float64Array {
  const numbers = new Float64Array(size);
  const slopes = new Float64Array(size);
  const step = stepper(numbers, slopes, course.decay);
  const shares = new Float64Array(MOST);
  const excess = new Float64Array(MOST);
  const order = Int32Array.from(groups.matches.keys()).filter((group) => !isApart(groups.matches[group]!));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, rng);
    const rate = course.rate * (1 - epoch / epochs) + course.slowest;
    for (let from = 0; from < order.length; from += BATCH) {
      slopes.fill(0);
      for (const group of order.subarray(from, from + BATCH)) {
        groups.shares(group, numbers, shares);
        course.excess(group, shares, excess);
        groups.spread(group, excess, slopes);
      }
      step(rate);
    }
  }
  return numbers;
}

/** One step of Adam down the slopes. */
function stepper(numbers: Float64Array, slopes: Float64Array, decay: number): (rate: number) => void {
  const means = new Float64Array(numbers.length);
  const squares = new Float64Array(numbers.length);
  let steps = 0;
  return (rate) => {
    steps++;
    const grown = 1 - KEPT ** steps;
    const grownSquares = 1 - KEPT_SQUARES ** steps;
    for (let i = 0; i < numbers.length; i++) {
      const slope = slopes[i]! / BATCH + decay * numbers[i]!;
      means[i] = KEPT * means[i]! + (1 - KEPT) * slope;
      squares[i] = KEPT_SQUARES * squares[i]! + (1 - KEPT_SQUARES) * slope * slope;
      numbers[i]! -= (rate * (means[i]! / grown)) / (Math.sqrt(squares[i]! / grownSquares) + 1e-8);
    }
  };
}

function shuffle(order: Int32Array, rng: Rng): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}
