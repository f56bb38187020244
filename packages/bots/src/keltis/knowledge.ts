import { type KeltisShapes, keltis } from '@quartet/keltis';
import { amongListed } from '../among-listed.ts';
import type { Knowledge } from '../knowledge.ts';
import { plausibility } from './belief.ts';
import { reason } from './explain.ts';
import { rate } from './rating.ts';
import { rewards } from './rewards.ts';
import { rollout } from './rollout.ts';

/** What a good player of Keltis knows. */
export const knowledge: Knowledge<KeltisShapes> = {
  game: keltis,
  rate,
  rateByThumb: rate,
  width: 5,
  trust: { perPoint: 0.2, most: 1 },
  search: 'flat',
  rollout: amongListed(keltis, rollout),
  // One match is one round.
  round: () => 0,
  patience: 24,
  rewards,
  plausibility,
  reason,
};
