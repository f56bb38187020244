import { firstOf, namedSeed } from '@quartet/core';
import type { Day } from './days.ts';
import { ERAS, type Eras } from './eras.ts';
import { type SameDeal, sameBot } from './same-deal.ts';

/** Where the person sits. */
const SEAT = 0;

/** The deal of the day; null for a game without, or a day before the first. */
export function dailyDeal(game: string, day: Day, eras: Eras = ERAS): SameDeal | null {
  const known = Object.hasOwn(eras, game) ? eras[game]! : [];
  const era = known.findLast(({ from }) => from <= day);
  if (!era) return null;
  const { rules, seats, options, tempers } = era;
  const name = `quartet day 1 ${game} ${day}`;
  const seed = namedSeed(name);
  const bots = tempers.map((temper, at) => sameBot('medium', temper, `${name} bot ${at + 1}`));
  return {
    game,
    rules,
    seats,
    first: firstOf(seed, seats),
    options,
    seed,
    seat: SEAT,
    bots: [null, ...bots],
  };
}
