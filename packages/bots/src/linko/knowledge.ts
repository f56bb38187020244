import { type LinkoShapes, linko, type State } from '@quartet/linko';
import { amongListed } from '../among-listed.ts';
import type { Knowledge } from '../knowledge.ts';
import { byTemper, type Temper } from '../spec.ts';
import { imagineLikely } from './belief.ts';
import { rate } from './evaluation.ts';
import { explain } from './explain.ts';
import { type Mind, mindOf } from './mind.ts';
import { objection } from './objection.ts';
import { rewards } from './outlook.ts';
import { rollout } from './rollout.ts';
import { rateByThumb } from './rules-of-thumb.ts';
import { CHARACTERS, THUMBS } from './tempers.ts';

const MINDS = byTemper((temper) => {
  const { table, two } = CHARACTERS[temper];
  return { table: mindOf(table), two: mindOf(two) };
});

function mindFor(s: State, temper: Temper): Mind {
  const minds = MINDS[temper];
  return s.seats === 2 ? minds.two : minds.table;
}

/** What a good player of Linko! knows. */
export const knowledge: Knowledge<LinkoShapes> = {
  // Deals are imagined as the others' habits suggest: hands after some play are nothing like random ones.
  game: { ...linko, imagine: imagineLikely },
  rate: (state, moves, temper, into) => rate(state, moves, mindFor(state, temper), into),
  rateByThumb: (state, moves, temper, into) => rateByThumb(state, moves, THUMBS[temper], into),
  width: 12,
  trust: { perPoint: 0.15, most: 0.45 },
  rollout: amongListed(linko, (state, moves, rng) => rollout(state, moves, mindFor(state, 'balanced'), rng)),
  patience: 28,
  rewards,
  reason: explain,
  objection,
};
