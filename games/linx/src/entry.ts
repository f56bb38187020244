import { type GameEntry, wordings } from '@quartet/core';
import { about } from './about.ts';
import type { LinxShapes } from './shapes.ts';

export const entry: GameEntry<LinxShapes> = {
  about,
  rules: async () => (await import('./index.ts')).linx,
  wording: wordings((language) => import(`./wording.${language}.ts`)),
  orders: async () => (await import('./orders.ts')).orders,
};
