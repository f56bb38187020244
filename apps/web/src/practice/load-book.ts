import { type Book, bookFile } from '@quartet/puzzles';
import { Failed } from '../engine/fault.ts';

/** The puzzles of a game, fetched when they are asked for and kept by the browser from then on; null: it has none. */
export async function loadBook(game: string): Promise<Book | null> {
  const file = bookFile(game);
  if (!file) return null;
  const answer = await fetch(file).catch((error: unknown) => {
    throw new Failed('unloaded', error);
  });
  if (!answer.ok) throw new Failed('unloaded', `${answer.status} ${file.pathname}`);
  return answer.json();
}
