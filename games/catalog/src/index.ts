import type { Game } from '@quartet/core';
import { list, loadGame } from './list.ts';

export { wordingOf } from './list.ts';

/** All games with their rules. Where weight counts, `@quartet/catalog/list` loads one at a time. */
export const games: readonly Game[] = await Promise.all(list.map(({ id }) => loadGame(id)));

export function findGame(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
