import type { Level, Temper } from '@quartet/bots';
import type { OptionValue, Seat, Seed, Shapes, Table } from '@quartet/core';

/** A bot that answers the same everywhere: no clock, its own luck for each decision. */
export interface SameBot {
  readonly level: Level;
  readonly temper: Temper;
  /** How many lines it plays out at each decision: none for those who answer at once. */
  readonly lines: number;
  /** Where its luck comes from, together with the number of the decision. */
  readonly seed: string;
}

/**
 * A deal that any number of people play, each alone: the same cards, the same seat, the same bots, so that a result
 * depends on whoever plays and on nothing else.
 */
export interface SameDeal {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly first: Seat;
  /** All of them: what a game's defaults become later changes no deal. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
  /** The person's. */
  readonly seat: Seat;
  /** By seat; null at the person's. */
  readonly bots: readonly (SameBot | null)[];
}

export function tableOf({ seats, first, options }: SameDeal): Table<Shapes['Options']> {
  return { seats, first, options };
}

/** How many lines bots play out where everybody's must answer alike. */
const LINES: Readonly<Partial<Record<Level, number>>> = { hard: 240 };

export function sameBot(level: Level, temper: Temper, seed: string): SameBot {
  return { level, temper, lines: LINES[level] ?? 0, seed };
}
