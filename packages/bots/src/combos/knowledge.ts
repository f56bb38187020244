import { type CombosShapes, combos } from '@quartet/combos';
import type { Knowledge } from '../knowledge.ts';
import type { Temper } from '../spec.ts';
import { plausibility } from './belief.ts';
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
const LINE = 10;

/** What a good player of Checkered Combos knows. */
export const knowledge: Knowledge<CombosShapes> = {
  game: combos,
  rate: (state, moves, temper, into) => raters[temper].rate(state, moves, into),
  width: 8,
  search: 'flat',
  rollout: (state, moves, rng) => quick.move(state, moves, rng),
  // A line is left at the end of a turn, whenever so many more cards were put away: what follows is mostly luck.
  round: (state) => state.round * ROUND + Math.floor(cardsAway(state) / LINE),
  // No round takes as many decisions: lines are played out.
  patience: 200,
  rewards: (state, into) => outlook.rewards(state, into),
  plausibility,
  reason: explain,
};
