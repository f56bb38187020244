import { byTemper, type Temper } from '../spec.ts';

/** What a hand may still earn, in points, by how many stock cards are left for each player. */
export const KNOTS = Float64Array.of(0, 2, 5, 10, 36);

/** The places of the weights at one stage of the game. */
export const WEIGHT = {
  /** The turns to come, whatever the hand. */
  time: 0,
  /** Each card in hand: it will be part of some chain. */
  card: 1,
  /** A hand of ten: the next turn brings one card instead of two (§3.1). */
  full: 2,
  /** Each card that links to one other of the hand, to a second, to a third. */
  link: 3,
  second: 4,
  third: 5,
  /** Each card that links to an anchor. */
  anchor: 6,
  /** Each point on the scoring cards face up. */
  scoring: 7,
  /** Each point of premium on a scoring card that the largest group of linked cards is long enough for … */
  ready: 8,
  /** … or one card too short for, or two. */
  oneShort: 9,
  twoShort: 10,
} as const;
export const WEIGHTS = 11;

/** [knot] → the weights, in the order of WEIGHT; fitted to what hands earned in self-played games. */
const FITTED: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [-0.5, 0, -5, 0.5, 1.3, 0.6, 1.5, 0, 0.5, 0.44, 0.3],
  [-10, 2.1, -10, 1.6, 1.8, 1.1, 0.7, 0.07, 0.36, 0.36, 0.3],
  [-6, 7.7, -12, 0.3, 0.6, 0, 0, 0.13, 0.18, 0.12, 0.07],
  [95, 7.3, -11.5, 0.3, 0.1, 0, 0.2, 0.18, 0.25, 0.12, 0.06],
];

/** What a temper makes of the weights: factors by their places. */
const TEMPERED: Readonly<Record<Temper, Partial<Record<keyof typeof WEIGHT, number>>>> = {
  balanced: {},
  // Lays what it has before somebody takes the anchors or the scoring card.
  cautious: { card: 0.85, ready: 0.5, oneShort: 0.5, twoShort: 0.5 },
  // Holds out for the long chains.
  greedy: { card: 1.05, ready: 1.5, oneShort: 2, twoShort: 2 },
  // What stays on the table, others may take.
  blocking: { scoring: -1 },
};

function tableFor(temper: Temper): Float64Array {
  const factors = new Float64Array(WEIGHTS).fill(1);
  for (const [name, factor] of Object.entries(TEMPERED[temper])) {
    factors[WEIGHT[name as keyof typeof WEIGHT]] = factor;
  }
  return Float64Array.from(FITTED.flatMap((row) => row.map((weight, i) => weight * factors[i]!)));
}

/** [knot × WEIGHTS + weight], for each temper. */
export const TABLES = byTemper(tableFor);
