import { LEVELS, TEMPERS } from '@quartet/bots/levels';
import type { SameBot, SameDeal } from './same-deal.ts';

/** No game has more seats, no bot of such a deal thinks longer. */
const MOST_SEATS = 12;
const MOST_LINES = 2000;

/**
 * The border for deals that came from elsewhere: parsed JSON in, the deal out; null if it is not written as deals are.
 * Whether there is such a game, and whether it allows these options, is for whoever deals to ask.
 */
export function readSameDeal(value: unknown): SameDeal | null {
  if (!isObject(value)) return null;
  const { game, rules, seats, first, options, seed, seat, bots } = value;
  if (!isText(game, 40) || !isText(seed, 220) || !isWhole(rules, 1, 1e6)) return null;
  if (!isWhole(seats, 1, MOST_SEATS) || !isWhole(first, 0, seats - 1) || !isWhole(seat, 0, seats - 1))
    return null;
  if (!isObject(options) || !Object.values(options).every(isOption)) return null;
  if (!Array.isArray(bots) || bots.length !== seats) return null;
  const read = bots.map((bot: unknown, at) => (at === seat ? bot === null : readBot(bot)));
  if (!read.every(Boolean)) return null;
  return {
    game,
    rules,
    seats,
    first,
    options: options as SameDeal['options'],
    seed,
    seat,
    bots: bots.map((bot: unknown, at) => (at === seat ? null : readBot(bot))),
  };
}

function readBot(value: unknown): SameBot | null {
  if (!isObject(value)) return null;
  const level = LEVELS.find((known) => known === value.level);
  const temper = TEMPERS.find((known) => known === value.temper);
  const { lines, seed } = value;
  if (!level || !temper || !isWhole(lines, 0, MOST_LINES) || !isText(seed, 200)) return null;
  // A search without lines would never begin.
  return level === 'hard' && lines === 0 ? null : { level, temper, lines, seed };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= most;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isOption(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || isText(value, 40);
}
