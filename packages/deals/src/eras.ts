import type { Temper } from '@quartet/bots';
import type { OptionValue } from '@quartet/core';
import type { Day } from './days.ts';

/** What deals of the day are like from one day on. Written out: nothing that changes elsewhere changes a day. */
export interface Era {
  readonly from: Day;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whom the person meets, from the seat on their left: bots of medium, whose answers cost next to nothing. */
  readonly tempers: readonly Temper[];
}

/** By game, the latest last. Add; never change: days that were played keep their deal. */
export type Eras = Readonly<Record<string, readonly Era[]>>;

const FIRST_DAY: Day = '2026-11-01';

/** The games that have a deal of the day. */
export const ERAS: Eras = {
  linko: [
    {
      from: FIRST_DAY,
      rules: 1,
      seats: 4,
      options: { duel: false, supplyEnd: 'manual', rounds: 1 },
      tempers: ['cautious', 'greedy', 'blocking'],
    },
  ],
  linx: [{ from: FIRST_DAY, rules: 1, seats: 3, options: { target: 0 }, tempers: ['cautious', 'greedy'] }],
  combos: [
    {
      from: FIRST_DAY,
      rules: 1,
      seats: 4,
      options: { chips: 2, xCard: 'manual' },
      tempers: ['cautious', 'greedy', 'blocking'],
    },
  ],
  keltis: [
    { from: FIRST_DAY, rules: 1, seats: 2, options: { removed: 30, pairs: 'same' }, tempers: ['greedy'] },
  ],
};
