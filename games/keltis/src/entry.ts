import { type GameEntry, wordings } from '@quartet/core';
import { about } from './about.ts';
import type { KeltisShapes } from './shapes.ts';

export const entry: GameEntry<KeltisShapes> = {
  about,
  rules: async () => (await import('./index.ts')).keltis,
  wording: wordings((language) => import(`./wording.${language}.ts`)),
};
