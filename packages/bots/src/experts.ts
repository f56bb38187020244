import type { Game } from '@quartet/core';
import type { Knowledge } from './knowledge.ts';
import type { Reasons } from './phrases.ts';
import { plainExpert } from './plain/expert.ts';

/** Somebody who plays one game and can say why. */
export interface Expert {
  readonly knowledge: Knowledge;
  readonly reasons: Reasons;
}

/** The games that somebody knows well; all others are played with no more than their rules. */
const EXPERTS: Readonly<Record<string, () => Promise<Expert>>> = {
  linko: () => import('./linko/index.ts'),
  linx: () => import('./linx/index.ts'),
  combos: () => import('./combos/index.ts'),
  keltis: () => import('./keltis/index.ts'),
};

/** Where weight counts: only what is known of this game is loaded. */
export async function loadExpert(game: Game): Promise<Expert> {
  return (await EXPERTS[game.id]?.()) ?? plainExpert(game);
}

export function allExperts(): Promise<readonly Expert[]> {
  return Promise.all(Object.values(EXPERTS).map((load) => load()));
}
