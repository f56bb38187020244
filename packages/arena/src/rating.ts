import { FastRng } from '@quartet/core';
import { entrantAt, type LineUp } from './entrants.ts';
import type { DealResult } from './play-deal.ts';
import { type Estimate, quantile } from './statistics.ts';

/** Ratings are differences; their mean over the entrants is put here. */
const MEAN_RATING = 1500;
const RESAMPLES = 1000;
/** Deals are independent, so sums over several of them are too: more blocks than this gain nothing. */
const MOST_BLOCKS = 1000;
const MOST_STEPS = 2000;

/** `duels[a * n + b]`: how often a came before b, equal places counting half for each. */
type Duels = Float64Array;

/** Every pair of seats of every game of the deal on which different ones of `n` entrants sat. */
export function addDuels({ games }: DealResult, line: Pick<LineUp, 'chairs'>, n: number, into: Duels): void {
  games.forEach(({ places }, rotation) => {
    for (let i = 0; i < places.length; i++) {
      for (let j = 0; j < places.length; j++) {
        const a = entrantAt(line, rotation, i);
        const b = entrantAt(line, rotation, j);
        if (a === b) continue;
        const score = places[i]! < places[j]! ? 1 : places[i] === places[j] ? 0.5 : 0;
        into[a * n + b]! += score;
      }
    }
  });
}

/**
 * Bradley–Terry by minorisation–maximisation, in Elo points: 400 more means ten to one. One drawn duel is
 * added to each pair, so that whoever won everything is rated high, not infinitely high.
 */
export function fitRatings(duels: Duels, n: number, start?: readonly number[]): number[] {
  const won = (a: number, b: number): number => (a === b ? 0 : duels[a * n + b]! + 0.5);
  let strength = start?.map((rating) => 10 ** ((rating - MEAN_RATING) / 400)) ?? Array(n).fill(1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = strength.map((own, a) => {
      let wins = 0;
      let expected = 0;
      for (let b = 0; b < n; b++) {
        wins += won(a, b);
        if (a !== b) expected += (won(a, b) + won(b, a)) / (own + strength[b]!);
      }
      return n > 1 ? wins / expected : 1;
    });
    const middle = Math.exp(next.reduce((sum, value) => sum + Math.log(value), 0) / n);
    const scaled = next.map((value) => value / middle);
    const change = Math.max(...scaled.map((value, a) => Math.abs(Math.log(value / strength[a]!))));
    strength = scaled;
    if (change < 1e-7) break;
  }
  return strength.map((value) => MEAN_RATING + 400 * Math.log10(value));
}

/** Ratings with intervals from drawing whole deals again and again; the seed decides the draws. */
export function rate(results: readonly DealResult[], line: LineUp, seed: string): Estimate[] {
  const n = line.entrants.length;
  const deals = results.map((result) => {
    const duels = new Float64Array(n * n);
    addDuels(result, line, n, duels);
    return duels;
  });
  return rateDuels(deals, n, seed);
}

/** The same of duels, deal by deal, whoever sat at which. */
export function rateDuels(deals: readonly Duels[], n: number, seed: string): Estimate[] {
  const blocks = Array.from({ length: Math.min(deals.length, MOST_BLOCKS) }, () => new Float64Array(n * n));
  deals.forEach((duels, at) => {
    const block = blocks[at % blocks.length]!;
    for (let i = 0; i < block.length; i++) block[i]! += duels[i]!;
  });
  const means = fitRatings(sumOf(blocks, n), n);
  if (n === 1 || deals.length < 2) return means.map((mean) => ({ mean, low: null, high: null }));
  const rng = new FastRng(`${seed} bootstrap`);
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const again = blocks.map(() => blocks[rng.below(blocks.length)]!);
    return fitRatings(sumOf(again, n), n, means);
  });
  return means.map((mean, a) => {
    const sorted = drawn.map((ratings) => ratings[a]!).sort((x, y) => x - y);
    return { mean, low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
  });
}

function sumOf(blocks: readonly Duels[], n: number): Duels {
  const sum = new Float64Array(n * n);
  for (const block of blocks) for (let i = 0; i < sum.length; i++) sum[i]! += block[i]!;
  return sum;
}
