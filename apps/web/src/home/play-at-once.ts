import type { About } from '@quartet/core';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { loadTable } from '../games/index.ts';
import { lastTable } from './last-table.ts';

/** A game as last time, with one tap. */
export async function playAtOnce(game: About, settings: Settings): Promise<void> {
  // What the table will need is on its way while the match is being started.
  void Promise.allSettled([import('../table/table-screen.tsx'), loadTable(game.id)]);
  const { startLike } = await import('./start-match.ts');
  go({ page: 'table', id: await startLike(game.id, lastTable(game, settings.name)) });
}
