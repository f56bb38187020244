import { hasMaster, type Level, loadExpert, loadMaster } from '@quartet/bots';
import { loadGame } from '@quartet/catalog/list';
import type { SameDeal } from '@quartet/deals';
import { playedBy, pointsOf } from '@quartet/deals/play';
import { fetched } from '../engine/fetched.ts';

/** What one level of bots made of the deal in the person's seat. */
export interface LevelPoints {
  readonly level: Level;
  readonly points: number;
}

/** Those who answer at once come first. */
const LEVELS: readonly Level[] = ['easy', 'medium', 'master', 'hard'];

self.onmessage = async ({ data: deal }: MessageEvent<SameDeal>) => {
  const game = await loadGame(deal.game);
  const { knowledge } = await loadExpert(game);
  await loadMaster(knowledge, fetched);
  for (const level of LEVELS) {
    if (level === 'master' && !hasMaster(game.id)) continue;
    const points = pointsOf(playedBy(knowledge, deal, level), deal.seat);
    self.postMessage({ level, points } satisfies LevelPoints);
  }
};
