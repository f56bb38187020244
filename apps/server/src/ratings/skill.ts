import type { BotChoice } from '@quartet/protocol';
import type { ShownRating } from '@quartet/protocol/ratings';

/** A guess at how well somebody plays, and how unsure it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Whoever has not played yet. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** Bots do not learn: they are what people are measured by. Their distances are those of docs/bots.md, roughly. */
const BOTS: Readonly<Record<BotChoice['level'], Skill>> = {
  easy: { mu: 15, sigma: 1 },
  medium: { mu: 25, sigma: 1 },
  hard: { mu: 30, sigma: 1 },
  master: { mu: 31, sigma: 1 },
};

export function botSkill({ level }: BotChoice): Skill {
  return BOTS[level];
}

/** A little is forgotten with each match, so that nobody's number ever stands still. */
const TAU = NEWCOMER.mu / 300;
/** Points of a shown rating per unit of skill: a newcomer has 1500. */
const SCALE = 60;
/** As the leaderboard counts: what somebody is worth almost certainly. */
const DOUBT = 3;

/** What one match teaches about everybody in it. Equal places are a draw. */
export async function learn(before: readonly Skill[], places: readonly number[]): Promise<Skill[]> {
  // It brings hundreds of files, of which a server that starts needs none.
  const { rate } = await import('openskill');
  const after = rate(
    before.map((skill) => [{ ...skill }]),
    { rank: [...places], tau: TAU },
  );
  return after.map(([skill]) => skill!);
}

/** A part of the way from what was believed to what was learned. */
export function partly(before: Skill, after: Skill, weight: number): Skill {
  const between = (from: number, to: number): number => from + (to - from) * weight;
  return { mu: between(before.mu, after.mu), sigma: between(before.sigma, after.sigma) };
}

/**
 * What is learned of somebody who made only this share of the decisions: those of bots count as somebody's who comes last, and a gain
 * by the square of the share. Otherwise a bot that plays better than its person would pay, for a win now and then or a loss that it turns.
 */
export function sharedWithBots(before: Skill, learned: Skill, asLast: Skill, share: number): Skill {
  const own = partly(before, learned, learned.mu >= before.mu ? share ** 2 : share);
  return { mu: own.mu + (asLast.mu - before.mu) * (1 - share), sigma: own.sigma };
}

export function sureOf({ mu, sigma }: Skill): number {
  return mu - DOUBT * sigma;
}

/** In whole numbers that still add up when people check them. */
export function shownRating(skill: Skill): ShownRating {
  const points = Math.round(skill.mu * SCALE);
  const uncertainty = Math.round(skill.sigma * SCALE);
  return { rating: points, uncertainty, sure: points - DOUBT * uncertainty };
}
