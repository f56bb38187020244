import { type CombosShapes, combos } from '@quartet/combos';
import type { Knowledge } from '../knowledge.ts';
import { byTemper } from '../spec.ts';
import { explain } from './explain.ts';
import { mindsOf } from './mind.ts';
import { objection } from './objection.ts';
import { cardsAway, Outlook } from './outlook.ts';
import { Rater } from './rate.ts';
import { Quick } from './rollout.ts';
import { CHARACTERS } from './tempers.ts';

const minds = byTemper((temper) => mindsOf(CHARACTERS[temper]));
export const quick = new Quick(minds.balanced);
const outlook = new Outlook(minds.balanced);
const raters = byTemper((temper) => new Rater(minds[temper]));

/** A line is left with the turn in which the cards put away pass a multiple of this: what follows is mostly luck. */
const LINE = 14;

/** More decisions than any line has. */
const PATIENCE = 200;

const rate: Knowledge<CombosShapes>['rate'] = (state, moves, temper, into) =>
  raters[temper].rate(state, moves, into);

/** What a good player of Checkered Combos knows. */
export const knowledge: Knowledge<CombosShapes> = {
  game: combos,
  rate,
  rateByThumb: rate,
  width: 5,
  trust: { perPoint: 0.3, most: 0.9 },
  rollout: (state, moves, rng) => quick.move(state, moves, rng),
  patience: PATIENCE,
  stage: (state) => Math.floor(cardsAway(state) / LINE),
  rewards: (state, into) => outlook.rewards(state, into),
  reason: explain,
  objection,
};
