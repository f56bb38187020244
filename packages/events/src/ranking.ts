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
  /** Deals that they did not play after they had played one, where that counts. */
  readonly missed: number;
  /** `matchPoints` of `most`; above 40 with each missed deal as 40. */
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
  missed: number;
  /** Match points that could be had in deals they missed. */
  missedMost: number;
}

/** Percent of a deal's match points that a missed one counts as, for a person who has more: as in bridge, less than the average. */
const MISSED = 40;

/**
 * By match points in percent, so that who came late is not behind; equal ones by the deals they let go of, the fewer the
 * better, then by the difference. Who has played less than half of the deals stands below, without a place.
 * `canMiss`: whether deals that a contestant misses after the first they played count against them, or they could stop while ahead.
 */
export function rankingOf<Who>(
  deals: readonly (readonly DealScore<Who>[])[],
  canMiss: (who: Who) => boolean = () => false,
): Ranked<Who>[] {
  const sums = sumsOf(deals, canMiss);
  const isPlaced = (sum: Sum<Who>): boolean => sum.deals * 2 >= deals.length;
  const placed = sums.filter(isPlaced).sort(compare);
  const rest = sums.filter((sum) => !isPlaced(sum)).sort(compare);
  return [
    ...placed.map((sum) => shown(sum, 1 + placed.filter((other) => compare(other, sum) < 0).length)),
    ...rest.map((sum) => shown(sum, null)),
  ];
}

function sumsOf<Who>(
  deals: readonly (readonly DealScore<Who>[])[],
  canMiss: (who: Who) => boolean,
): Sum<Who>[] {
  const sums = new Map<Who, Sum<Who>>();
  for (const deal of deals) {
    addDeal(sums, deal);
    const played = new Set(deal.map(({ who }) => who));
    for (const sum of sums.values()) {
      if (played.has(sum.who) || !canMiss(sum.who)) continue;
      sum.missed++;
      sum.missedMost += deal[0]?.most ?? 0;
    }
  }
  return [...sums.values()];
}

function addDeal<Who>(sums: Map<Who, Sum<Who>>, deal: readonly DealScore<Who>[]): void {
  for (const { who, isLost, matchPoints, most, difference, others } of deal) {
    const sum = sums.get(who) ?? {
      who,
      deals: 0,
      lost: 0,
      matchPoints: 0,
      most: 0,
      difference: 0,
      others: 0,
      missed: 0,
      missedMost: 0,
    };
    sum.deals++;
    sum.lost += isLost ? 1 : 0;
    sum.matchPoints += matchPoints;
    sum.most += most;
    sum.difference += difference;
    sum.others += others;
    sums.set(who, sum);
  }
}

/** Match points and the most of them, with missed deals, both times a hundred. */
function countedOf<Who>({ matchPoints, most, missedMost }: Sum<Who>): { points: number; of: number } {
  const isAbove = 100 * matchPoints > MISSED * most;
  const missed = isAbove ? missedMost : 0;
  return { points: 100 * matchPoints + MISSED * missed, of: 100 * (most + missed) };
}

/** In whole numbers: what is equal is equal. */
function compare<Who>(a: Sum<Who>, b: Sum<Who>): number {
  const [mine, theirs] = [countedOf(a), countedOf(b)];
  return (
    theirs.points * mine.of - mine.points * theirs.of ||
    a.lost - b.lost ||
    b.difference * a.others - a.difference * b.others
  );
}

function shown<Who>(sum: Sum<Who>, place: number | null): Ranked<Who> {
  const { who, deals, lost, matchPoints, most, missed, difference, others } = sum;
  const { points, of } = countedOf(sum);
  const percent = round2((100 * points) / of);
  return {
    who,
    place,
    deals,
    lost,
    matchPoints,
    most,
    missed,
    percent,
    difference: round2(difference / others),
  };
}

export function round2(value: number): number {
  // Never -0: it would not be the same in JSON.
  return Math.round(value * 100) / 100 + 0;
}
