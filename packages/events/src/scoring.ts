/** One table of a deal. */
export interface Sat<Who> {
  /** By seat: whose result it is; null: nobody's, though the others are still compared with it. */
  readonly whose: readonly (Who | null)[];
  /** By seat: what counts, see `valuesOf`. */
  readonly values: readonly number[];
}

/** What one seat of one table earned by one deal. */
export interface DealScore<Who> {
  readonly who: Who;
  readonly table: number;
  readonly seat: number;
  readonly value: number;
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
  return tables.flatMap(({ whose, values }, table) =>
    values.flatMap((value, seat): DealScore<Who>[] => {
      const who = whose[seat] ?? null;
      if (who === null) return [];
      const rest = tables.filter((_, at) => at !== table).map((other) => other.values[seat]!);
      const matchPoints = rest.reduce((sum, other) => sum + (value > other ? 2 : value === other ? 1 : 0), 0);
      const difference = rest.reduce((sum, other) => sum + value - other, 0);
      return [{ who, table, seat, value, matchPoints, most: 2 * others, difference, others }];
    }),
  );
}
