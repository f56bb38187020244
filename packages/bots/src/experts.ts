import { assert, type Language } from '@quartet/core';
import type { Knowledge, Reason } from './knowledge.ts';

/** Somebody who plays one game well and can say why. */
export interface Expert {
  readonly knowledge: Knowledge;
  readonly reasons: Readonly<Record<Language, (reason: Reason) => string>>;
}

const EXPERTS: Readonly<Record<string, () => Promise<Expert>>> = {
  linko: () => import('./linko/index.ts'),
  linx: () => import('./linx/index.ts'),
  combos: () => import('./combos/index.ts'),
  keltis: () => import('./keltis/index.ts'),
};

/** Where weight counts: only what is known of this game is loaded. */
export function loadExpert(gameId: string): Promise<Expert> {
  const load = EXPERTS[gameId];
  assert(load !== undefined, `no bot knows ${gameId}`);
  return load();
}

export function allExperts(): Promise<readonly Expert[]> {
  return Promise.all(Object.keys(EXPERTS).map(loadExpert));
}
