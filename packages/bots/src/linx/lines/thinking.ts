import type { LinxShapes } from '@quartet/linx';
import type { Thinking } from '../../master/features.ts';
import { asMasters } from './choices.ts';

/** Between two, to whose matches they were fitted, lines are played as masters would, and nothing is given up early (docs/bots.md). */
export const BETWEEN_TWO: Thinking<LinxShapes> = {
  width: 6,
  belief: 30,
  hopeless: 0.5,
  clear: Number.POSITIVE_INFINITY,
  patience: 12,
  rollout: asMasters,
};
