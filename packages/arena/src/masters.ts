import { readFile } from 'node:fs/promises';
import { hasMaster, knowledgeOf, loadMaster } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { lineUp } from './entrants.ts';
import { ArenaFault } from './fault.ts';
import type { Settings } from './settings.ts';

/** Where masters play, their weights are loaded first; a game that has none says so. */
export async function loadMasters(settings: Settings): Promise<void> {
  const game = findGame(settings.game);
  const isAsked = lineUp(settings.bots).entrants.some(({ spec }) => spec.level === 'master');
  if (!game || !isAsked) return;
  if (!hasMaster(game.id)) throw new ArenaFault(`${game.id} has no master`);
  await loadMaster(knowledgeOf(game), readFile);
}
