import type { LinxShapes } from '@quartet/linx';
import { amongListed } from '../among-listed.ts';
import type { Knowledge } from '../knowledge.ts';
import { brisk } from './brisk.ts';
import { explain } from './explain.ts';
import { objection } from './objection.ts';
import { rate } from './rating.ts';
import { rollout } from './rollout.ts';
import { rewards } from './standing.ts';

/** What a good player of LINX knows. */
export const knowledge: Knowledge<LinxShapes> = {
  game: brisk,
  rate,
  rateByThumb: rate,
  width: 5,
  trust: { perPoint: 0.1, most: 3 },
  rollout: amongListed(brisk, rollout),
  patience: 16,
  rewards,
  reason: explain,
  objection,
};
