import type { LinxShapes } from '@quartet/linx';
import { amongListed } from '../among-listed.ts';
import type { Knowledge } from '../knowledge.ts';
import { brisk } from './brisk.ts';
import { explain } from './explain.ts';
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
  search: 'flat',
  rollout: amongListed(brisk, rollout),
  round: (s) => s.game,
  patience: 16,
  rewards,
  // Hands that link more are likelier, but weighing deals by that won 50.8 ± 7.8 % over 60 deals of two: nothing.
  plausibility: () => 1,
  reason: explain,
};
