import type { Bulk } from '@quartet/core';
import { chainFound } from './chains.ts';
import { isChain } from './moves.ts';
import { findLayable } from './rules/act.ts';
import { lengthOf } from './sets.ts';
import { PHASE, type State } from './state.ts';

/** Chains are too many to be listed: how many there are, whatever scoring card they take, and the longest. */
export const bulk: Bulk<State> = {
  has: isChain,
  measure(s) {
    const chains = s.phase === PHASE.act ? findLayable(s) : 0;
    let longest = 0;
    for (let i = 0; i < chains; i++) longest = Math.max(longest, lengthOf(chainFound(i)));
    return { chains, longest };
  },
};
