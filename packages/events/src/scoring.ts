import type { ResultCredit } from './result-credit.ts';

/** One table of a deal. */
export interface Sat<Who> {
  /** By seat: who was dealt in. */
  readonly whose: readonly Who[];
  /** By seat: with `none` it counts for no contestant, but others are compared with it; what is `lost` all others have beaten. */
  readonly credits: readonly ResultCredit[];
  /** By seat: what counts, see `valuesOf`. */
  readonly values: readonly number[];
}

/** What one seat of one table earned by one deal. */
export interface DealScore<Who> {
  readonly who: Who;
  readonly table: number;
  readonly seat: number;
  readonly value: number;
  /** Whether they let go of the deal: no match points, whatever came of it. */
  readonly isLost: boolean;
  /** 2 for each other table where the same seat did worse, 1 for each where it did as well. */
  readonly matchPoints: number;
  /** The most that could be had. */
  readonly most: number;
  /** To the average of the same seat at all other tables, times `others`: whole numbers add up exactly. */
  readonly difference: number;
  readonly others: number;
}

/** A game in which points only tell who won is compared by places: how many at the table did worse. */
export function valuesOf(
  sheet: readonly { readonly seat: number; readonly place: number; readonly points: number }[],
  by: 'points' | 'rank',
): number[] {
  const bySeat = [...sheet].sort((a, b) => a.seat - b.seat);
  if (by === 'points') return bySeat.map(({ points }) => points);
  return bySeat.map(({ place }) => bySeat.filter((other) => other.place > place).length);
}

/** Each seat of each table against the same seat of all other tables. */
export function scoreDeal<Who>(tables: readonly Sat<Who>[]): DealScore<Who>[] {
  const others = tables.length - 1;
  return tables.flatMap(({ whose, values, credits }, table) =>
    whose.flatMap((who, seat): DealScore<Who>[] => {
      if (credits[seat] === 'none') return [];
      const rest = tables.filter((_, at) => at !== table);
      const isLost = credits[seat] === 'lost';
      // Whatever a bot made of a deal that was let go, it adds nothing to the difference.
      const value = isLost ? Math.min(...tables.map((one) => one.values[seat]!)) : values[seat]!;
      const pointsFrom = ({ values: theirs, credits: how }: Sat<Who>): number => {
        if (isLost) return 0;
        return how[seat] === 'lost' || value > theirs[seat]! ? 2 : value === theirs[seat] ? 1 : 0;
      };
      const matchPoints = rest.reduce((sum, other) => sum + pointsFrom(other), 0);
      const difference = rest.reduce((sum, other) => sum + value - other.values[seat]!, 0);
      return [{ who, table, seat, value, isLost, matchPoints, most: 2 * others, difference, others }];
    }),
  );
}
