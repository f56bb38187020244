import { type GameEntry, wordings } from '@quartet/core';
import { about } from './about.ts';
import type { LinkoShapes } from './shapes.ts';

export const entry: GameEntry<LinkoShapes> = {
  about,
  rules: async () => (await import('./index.ts')).linko,
  wording: wordings((language) => import(`./wording.${language}.ts`)),
  orders: async () => (await import('./orders.ts')).orders,
};
