import type { LinkoShapes } from '@quartet/linko';
import type { Look } from '../look.ts';

export const linko: Look<LinkoShapes> = {
  table: () => import('./table.tsx'),
  speech: () => import('./speech.ts'),
  miniCards: () => import('./mini-cards.tsx'),
  lesson: () => import('./lesson.ts'),
  tips: () => import('./tips.ts'),
  guides: () => import('./guide.ts'),
  picture: () => import('./picture.tsx'),
};
