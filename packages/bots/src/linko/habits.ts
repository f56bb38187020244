import { JOKER } from '@quartet/linko';
import { ONE_SIZE } from './worth.ts';

/**
 * What hands look like after some play, compared with hands dealt at random: players lay their single cards
 * and low pairs and keep what grows. Logarithms of how many times likelier a hand becomes; fitted to tell real
 * hands from random ones. One column for each stage: the pile is still high, about half, low.
 */
interface Habits {
  /** A group of one, two, three, four cards in hand; each further card. */
  readonly groups: readonly [Stages, Stages, Stages, Stages];
  readonly further: Stages;
  /** With 13s rather than 1s: as a single card, as a pair, in a larger group. */
  readonly height: readonly [Stages, Stages, Stages];
  readonly joker: Stages;
  /** Each hidden card of a number that lies in the seat's own layers: whole groups are laid. */
  readonly laid: Stages;
  /** … of which the seat is known to hold some: what pairs up is drawn, taken and reclaimed. */
  readonly kept: Stages;
  /** … that nobody cared to draw from the row, or to reclaim. */
  readonly inRow: Stages;
  readonly discarded: Stages;
}

type Stages = readonly [number, number, number];

const TABLE: Habits = {
  groups: [
    [0, -0.5, -0.6],
    [-0.3, -0.85, -0.65],
    [0.2, 0, -0.25],
    [0.4, 1, 0.9],
  ],
  further: [-0.2, 0.05, 0],
  height: [
    [0.05, 0.15, 0.2],
    [1.6, 3.5, 3.2],
    [0.5, 2.3, 2.5],
  ],
  joker: [0.1, 0.2, -0.1],
  laid: [-2.4, -1.6, -1.05],
  kept: [1.6, 1.95, 2],
  inRow: [-0.16, -0.27, -0.2],
  discarded: [-0.5, -0.35, -0.2],
};

/** Between two. */
const TWO: Habits = {
  groups: [
    [0.14, -0.16, -0.24],
    [0.2, 0.01, -0.17],
    [0.42, 0.1, 0.19],
    [0.13, -0.08, 0.14],
  ],
  further: [-0.54, -0.38, -0.19],
  height: [
    [0.04, -0.17, -0.19],
    [0.22, 0.15, 0.37],
    [0.71, 0.47, 0.52],
  ],
  joker: [0.41, 0.72, 0.4],
  laid: [-1.7, -0.81, -0.36],
  kept: [1.31, 1.09, 0.86],
  inRow: [-0.07, -0.28, -0.23],
  discarded: [-1.82, -1.19, -0.41],
};

const SIZES = 14;

/** Habits at one stage, groups as a table. */
export interface Likely {
  /** [cards × 16 + face] → a group in hand. */
  readonly groups: Float64Array;
  readonly laid: number;
  readonly kept: number;
  readonly inRow: number;
  readonly discarded: number;
}

function likelyAt(habits: Habits, stage: 0 | 1 | 2): Likely {
  const groups = new Float64Array(SIZES * ONE_SIZE);
  for (let size = 1; size < SIZES; size++) {
    const group = habits.groups[Math.min(size, 4) - 1]![stage];
    const further = Math.max(0, size - 4) * habits.further[stage];
    const height = habits.height[Math.min(size, 3) - 1]![stage];
    for (let face = 0; face < JOKER; face++) {
      groups[size * ONE_SIZE + face] = group + further + height * (face / (JOKER - 1) - 0.5);
    }
    groups[size * ONE_SIZE + JOKER] = size * habits.joker[stage];
  }
  const { laid, kept, inRow, discarded } = habits;
  return {
    groups,
    laid: laid[stage],
    kept: kept[stage],
    inRow: inRow[stage],
    discarded: discarded[stage],
  };
}

const STAGES = [0, 1, 2] as const;
const TABLE_LIKELY = STAGES.map((stage) => likelyAt(TABLE, stage));
const TWO_LIKELY = STAGES.map((stage) => likelyAt(TWO, stage));

/** `left`: which part of the pile is left, 0 to 1. */
export function likelyFor(seats: number, left: number): Likely {
  const stage = left > 0.75 ? 0 : left > 0.4 ? 1 : 2;
  return (seats === 2 ? TWO_LIKELY : TABLE_LIKELY)[stage]!;
}
