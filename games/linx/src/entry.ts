import { type GameEntry, wordings } from '@quartet/core';
import { about } from './about.ts';
import type { Linx } from './index.ts';

export const entry: GameEntry<Linx> = {
  about,
  rules: async () => (await import('./index.ts')).linx,
  wording: wordings((language) => import(`./wording.${language}.ts`)),
};
