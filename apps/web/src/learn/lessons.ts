import type { Lesson } from './lesson.ts';

type Load = () => Promise<{ readonly lesson: Lesson }>;

const LESSONS: Readonly<Record<string, Load>> = {
  linko: () => import('../games/linko/lesson.ts'),
  linx: () => import('../games/linx/lesson.ts'),
  combos: () => import('../games/combos/lesson.ts'),
  keltis: () => import('../games/keltis/lesson.ts'),
};

/** Null if there is no lesson for this game. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = Object.hasOwn(LESSONS, game) ? LESSONS[game] : undefined;
  return load ? (await load()).lesson : null;
}
