import { JOKER } from '@quartet/linko';
import { ONE_SIZE } from './worth.ts';

/**
 * What it tells about the result, in the middle of a round, where a seat stands: added up per seat, these
 * make odds. Fitted to the results of some ten thousand rounds between expert bots, one column for each
 * stage: the smallest hand has nine cards or more, four to eight, three or fewer.
 */
interface Prospects {
  /** A point. */
  readonly point: Stages;
  /** A group of one, two, three, four cards in hand; each further card. */
  readonly groups: readonly [Stages, Stages, Stages, Stages];
  readonly further: Stages;
  /** How much less it is with 1s than with 13s: as a single card, as a pair, in a larger group. */
  readonly lowGroups: readonly [Stages, Stages, Stages];
  readonly joker: Stages;
  /** A top layer of one, two, three or more 1s: everybody can snatch it. */
  readonly lowTops: readonly [Stages, Stages, Stages];
  /** To be the next to play rather than the last. */
  readonly next: Stages;
  /** A card that must still be drawn, or is about to be lost. */
  readonly due: Stages;
  readonly atRisk: Stages;
}

type Stages = readonly [number, number, number];

const TABLE: Prospects = {
  point: [0.17, 0.2, 0.35],
  groups: [
    [-0.01, -0.19, -0.42],
    [0.22, 0.11, 0.21],
    [0.42, 0.33, 0.77],
    [0.65, 0.67, 1.41],
  ],
  further: [0.37, 0.39, 0.7],
  lowGroups: [
    [-0.3, -0.26, -0.05],
    [-0.52, -0.55, -0.66],
    [-0.68, -0.58, -0.6],
  ],
  joker: [0.49, 0.51, 0.73],
  lowTops: [
    [-0.21, -0.32, -0.49],
    [-0.39, -0.49, -0.73],
    [-0.59, -0.53, -0.59],
  ],
  next: [0.55, 1.04, 1.79],
  due: [-0.06, -0.17, -0.22],
  atRisk: [-0.08, -0.26, -0.42],
};

/** Between two. */
const TWO: Prospects = {
  point: [0.14, 0.18, 0.31],
  groups: [
    [0.11, 0.22, -0.14],
    [0.23, 0.43, 0.44],
    [0.43, 0.84, 0.62],
    [0.51, 1.03, 1.32],
  ],
  further: [0.12, 0.32, 0.8],
  lowGroups: [
    [-0.17, -0.3, 0.05],
    [-0.26, -0.14, -0.11],
    [-0.45, -0.37, 0.78],
  ],
  joker: [0.28, 0.44, 0.47],
  lowTops: [
    [0.07, -0.15, -0.1],
    [-0.11, -0.27, -0.18],
    [-0.39, -0.2, 0.15],
  ],
  next: [0.59, 0.4, 1.42],
  due: [-0.04, 0.08, -0.17],
  atRisk: [-0.09, -0.15, -0.38],
};

/** The prospects at one stage, as tables. */
export interface Odds {
  readonly point: number;
  /** [cards × 16 + face] → a group in hand. */
  readonly groups: Float64Array;
  /** [shape] → a top layer. */
  readonly tops: Float64Array;
  readonly next: number;
  readonly due: number;
  readonly atRisk: number;
}

const SIZES = 14;

function oddsAt(prospects: Prospects, stage: 0 | 1 | 2): Odds {
  const groups = new Float64Array(SIZES * ONE_SIZE);
  const tops = new Float64Array(SIZES * ONE_SIZE);
  for (let size = 1; size < SIZES; size++) {
    const further = Math.max(0, size - 4) * prospects.further[stage];
    const group = prospects.groups[Math.min(size, 4) - 1]![stage] + further;
    const big = Math.min(size, 3) - 1;
    for (let face = 0; face < JOKER; face++) {
      const at = size * ONE_SIZE + face;
      groups[at] = group + prospects.lowGroups[big]![stage] * (1 - face / (JOKER - 1));
      tops[at] = prospects.lowTops[big]![stage] * (1 - face / JOKER);
    }
    groups[size * ONE_SIZE + JOKER] = size * prospects.joker[stage];
  }
  const { point, next, due, atRisk } = prospects;
  return { point: point[stage], groups, tops, next: next[stage], due: due[stage], atRisk: atRisk[stage] };
}

const STAGES = [0, 1, 2] as const;
const TABLE_ODDS = STAGES.map((stage) => oddsAt(TABLE, stage));
const TWO_ODDS = STAGES.map((stage) => oddsAt(TWO, stage));

export function oddsFor(seats: number, smallestHand: number): Odds {
  const stage = smallestHand > 8 ? 0 : smallestHand > 3 ? 1 : 2;
  return (seats === 2 ? TWO_ODDS : TABLE_ODDS)[stage]!;
}
