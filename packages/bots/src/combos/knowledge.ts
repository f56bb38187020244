import { type CombosShapes, combos } from '@quartet/combos';
import type { Knowledge } from '../knowledge.ts';
import type { Temper } from '../spec.ts';
import { explain } from './explain.ts';
import { mindsOf } from './mind.ts';
import { cardsAway, Outlook } from './outlook.ts';
import { Rater } from './rate.ts';
import { Quick } from './rollout.ts';
import { CHARACTERS } from './tempers.ts';

const minds = mindsOf(CHARACTERS.balanced);
const quick = new Quick(minds);
const outlook = new Outlook(minds);
const raters: Readonly<Record<Temper, Rater>> = {
  balanced: new Rater(minds),
  cautious: new Rater(mindsOf(CHARACTERS.cautious)),
  greedy: new Rater(mindsOf(CHARACTERS.greedy)),
  blocking: new Rater(mindsOf(CHARACTERS.blocking)),
};

/** More than the cards of a deck. */
const ROUND = 64;

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
  search: 'flat',
  rollout: (state, moves, rng) => quick.move(state, moves, rng),
  round: (state) => state.round * ROUND + Math.floor(cardsAway(state) / LINE),
  patience: PATIENCE,
  rewards: (state, into) => outlook.rewards(state, into),
  // Who takes a reserve card had less to beat with (odds 0.17 to 0.5 of what is imagined), but this concerns one
  // decision in 12 to 80, and minding it won nothing: pays 0.84 ± 0.08 of an equal share with it, 0.85 without.
  plausibility: () => 1,
  reason: explain,
};
