import { keepIn, keptIn } from './kept-list.ts';

const KEY = 'quartet-learned';

/** The games whose lesson was played to its end on this device. */
export function learnedGames(): ReadonlySet<string> {
  return keptIn(KEY);
}

export function keepLearned(game: string): void {
  keepIn(KEY, game);
}
