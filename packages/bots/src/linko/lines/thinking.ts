import { type LinkoShapes, linko, PHASE } from '@quartet/linko';
import { amongListed } from '../../among-listed.ts';
import type { Thinking } from '../../master/features.ts';
import { rewards } from '../outlook.ts';
import { asMasters } from './choices.ts';
import { standings } from './standing.ts';

/** At tables of four, to whose matches they were fitted, lines are played and judged as masters would (docs/bots.md). */
export const AMONG_FOUR: Thinking<LinkoShapes> = {
  width: 6,
  belief: 80,
  hopeless: 0.12,
  rollout: amongListed(linko, (state, _, rng) => asMasters(state, rng)),
  rewards: (state, me, into) =>
    state.phase === PHASE.over ? rewards(state, into) : standings(state, me, into),
};
