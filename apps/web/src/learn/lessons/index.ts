import type { Lesson } from '../lesson.ts';

type Load = () => Promise<{ readonly lesson: Lesson }>;

const LESSONS: Readonly<Record<string, Load>> = {
  linko: () => import('./linko.ts'),
  linx: () => import('./linx.ts'),
  combos: () => import('./combos.ts'),
  keltis: () => import('./keltis.ts'),
};

/** Null if there is no lesson for this game. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = Object.hasOwn(LESSONS, game) ? LESSONS[game] : undefined;
  return load ? (await load()).lesson : null;
}
