/** The puzzles that come with each game; a game that is not here has none. */
const BOOKS: Readonly<Record<string, URL>> = {
  linko: new URL('../books/linko-puzzles.json', import.meta.url),
  linx: new URL('../books/linx-puzzles.json', import.meta.url),
  combos: new URL('../books/combos-puzzles.json', import.meta.url),
  keltis: new URL('../books/keltis-puzzles.json', import.meta.url),
};

/** Where the book of a game is: a file to Node, to be fetched in a browser. */
export function bookFile(game: string): URL | null {
  return BOOKS[game] ?? null;
}
