/** A mean with its 95 % confidence interval; null bounds where one observation says nothing about spread. */
export interface Estimate {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Student's t by degrees of freedom from 1 to 30, two-sided 95 %. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

export function tQuantile(freedom: number): number {
  return T[freedom - 1] ?? 1.96 + 2.4 / freedom;
}

/** Sums that can be added up from several runs. */
export interface Moments {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export function momentsOf(values: readonly number[]): Moments {
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value * value, 0);
  return { count: values.length, sum, squares };
}

export function together(a: Moments, b: Moments): Moments {
  return { count: a.count + b.count, sum: a.sum + b.sum, squares: a.squares + b.squares };
}

/** One value per deal: the deal is the unit, for games on the same cards are not independent. */
export function estimate(values: readonly number[]): Estimate {
  return estimateFrom(momentsOf(values));
}

function estimateFrom({ count, sum, squares }: Moments): Estimate {
  const mean = sum / count;
  if (count < 2) return { mean, low: null, high: null };
  const spread = Math.max(0, squares - sum * mean);
  const margin = tQuantile(count - 1) * Math.sqrt(spread / (count - 1) / count);
  return { mean, low: mean - margin, high: mean + margin };
}

/**
 * The same for shares from 0 to 1. Where every deal was won (or lost) the spread is 0, which proves
 * nothing: a deal that goes otherwise with probability q stays unseen with (1 - q)^n, and 5 % of that is the bound.
 */
export function estimateShare(values: readonly number[]): Estimate {
  return estimateShareFrom(momentsOf(values));
}

export function estimateShareFrom(moments: Moments): Estimate {
  const { mean, low, high } = estimateFrom(moments);
  if (low === null || high === null) return { mean, low, high };
  const unseen = 1 - 0.05 ** (1 / moments.count);
  if (mean === 1) return { mean, low: 1 - unseen, high: 1 };
  if (mean === 0) return { mean, low: 0, high: unseen };
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}

/** The value below which this part of the sorted values lies. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)]!;
  const above = sorted[Math.ceil(at)]!;
  return below + (above - below) * (at - Math.floor(at));
}
