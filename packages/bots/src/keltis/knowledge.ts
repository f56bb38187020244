import { type KeltisShapes, keltis } from '@quartet/keltis';
import { amongListed } from '../among-listed.ts';
import type { Knowledge } from '../knowledge.ts';
import { reason } from './explain.ts';
import { objection } from './objection.ts';
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
  rollout: amongListed(keltis, rollout),
  patience: 24,
  rewards,
  reason,
  objection,
};
