import type { AlertWords } from './words.en.ts';

export const words: AlertWords = {
  title: (game) => `Du bist dran: ${game}`,
  invited: (by) => `${by} lädt dich zum Spielen ein`,
  nudged: (by) => `${by} wartet auf dich`,
};
