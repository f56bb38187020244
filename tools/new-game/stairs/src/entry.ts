import { type GameEntry, wordings } from '@quartet/core';
import { about } from './about.ts';
import type { StairsShapes } from './shapes.ts';

export const entry: GameEntry<StairsShapes> = {
  about,
  rules: async () => (await import('./index.ts')).stairs,
  wording: wordings((language) => import(`./wording.${language}.ts`)),
};
