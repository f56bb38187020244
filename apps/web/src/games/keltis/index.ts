import type { KeltisShapes } from '@quartet/keltis';
import type { Look } from '../look.ts';

export const keltis: Look<KeltisShapes> = {
  table: () => import('./table.tsx'),
  speech: () => import('./speech.ts'),
  miniCards: () => import('./mini-cards.tsx'),
  lesson: () => import('./lesson.ts'),
  tips: () => import('./tips.ts'),
  guides: () => import('./guide.ts'),
  picture: () => import('./picture.tsx'),
};
