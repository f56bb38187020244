import type { Game } from '@quartet/core';
import type { Knowledge } from './knowledge.ts';
import type { Reasons } from './phrases.ts';
import { plainKnowledge } from './plain/knowledge.ts';
import { reasons as plainReasons } from './plain/reasons.ts';

/** Somebody who plays one game and can say why. */
export interface Expert {
  readonly knowledge: Knowledge;
  readonly reasons: Reasons;
}

/** What the folder of a game brings; its words are files of their own. */
interface Known {
  readonly knowledge: Knowledge;
  reasons(): Promise<Reasons>;
}

/** The games that somebody knows well; all others are played with no more than their rules. */
const KNOWN: Readonly<Record<string, () => Promise<Known>>> = {
  linko: () => import('./linko/index.ts'),
  linx: () => import('./linx/index.ts'),
  combos: () => import('./combos/index.ts'),
  keltis: () => import('./keltis/index.ts'),
};

/** Where weight counts: only what is known of this game is loaded. */
export async function loadExpert(game: Game): Promise<Expert> {
  const known = await KNOWN[game.id]?.();
  if (!known) return { knowledge: plainKnowledge(game), reasons: await plainReasons() };
  return { knowledge: known.knowledge, reasons: await known.reasons() };
}

export async function allKnowledge(): Promise<readonly Knowledge[]> {
  return (await Promise.all(Object.values(KNOWN).map((load) => load()))).map(({ knowledge }) => knowledge);
}
