import { type GameEntry, wordings } from '@quartet/core';
import { about } from './about.ts';
import type { CombosShapes } from './shapes.ts';

export const entry: GameEntry<CombosShapes> = {
  about,
  rules: async () => (await import('./index.ts')).combos,
  wording: wordings((language) => import(`./wording.${language}.ts`)),
};
