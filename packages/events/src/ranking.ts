import type { DealScore } from './scoring.ts';

/** Somebody in the ranking of an evening. */
export interface Ranked<Who> {
  readonly who: Who;
  /** Equal ones share it; null: they have played less than half of the deals so far. */
  readonly place: number | null;
  readonly deals: number;
  /** Deals among them that they let go of. */
  readonly lost: number;
  readonly matchPoints: number;
  /** The most they could have had, in the deals they played. */
  readonly most: number;
  /** `matchPoints` of `most`. */
  readonly percent: number;
  /** To the average of the others on the same seat, per deal. */
  readonly difference: number;
}

interface Sum<Who> {
  readonly who: Who;
  deals: number;
  lost: number;
  matchPoints: number;
  most: number;
  difference: number;
  others: number;
}

/**
 * By match points in percent, so that who came late is not behind; equal ones by the deals they let go of, the fewer the
 * better, then by the difference. Who has played less than half of the deals stands below, without a place.
 */
export function rankingOf<Who>(deals: readonly (readonly DealScore<Who>[])[]): Ranked<Who>[] {
  const sums = sumsOf(deals);
  const isPlaced = (sum: Sum<Who>): boolean => sum.deals * 2 >= deals.length;
  const placed = sums.filter(isPlaced).sort(compare);
  const rest = sums.filter((sum) => !isPlaced(sum)).sort(compare);
  return [
    ...placed.map((sum) => shown(sum, 1 + placed.filter((other) => compare(other, sum) < 0).length)),
    ...rest.map((sum) => shown(sum, null)),
  ];
}

function sumsOf<Who>(deals: readonly (readonly DealScore<Who>[])[]): Sum<Who>[] {
  const sums = new Map<Who, Sum<Who>>();
  for (const { who, isLost, matchPoints, most, difference, others } of deals.flat()) {
    const sum = sums.get(who) ?? {
      who,
      deals: 0,
      lost: 0,
      matchPoints: 0,
      most: 0,
      difference: 0,
      others: 0,
    };
    sum.deals++;
    sum.lost += isLost ? 1 : 0;
    sum.matchPoints += matchPoints;
    sum.most += most;
    sum.difference += difference;
    sum.others += others;
    sums.set(who, sum);
  }
  return [...sums.values()];
}

/** In whole numbers: what is equal is equal. */
function compare<Who>(a: Sum<Who>, b: Sum<Who>): number {
  return (
    b.matchPoints * a.most - a.matchPoints * b.most ||
    a.lost - b.lost ||
    b.difference * a.others - a.difference * b.others
  );
}

function shown<Who>(sum: Sum<Who>, place: number | null): Ranked<Who> {
  const { who, deals, lost, matchPoints, most, difference, others } = sum;
  const percent = round2((100 * matchPoints) / most);
  return { who, place, deals, lost, matchPoints, most, percent, difference: round2(difference / others) };
}

export function round2(value: number): number {
  // Never -0: it would not be the same in JSON.
  return Math.round(value * 100) / 100 + 0;
}
