import { loadGame } from '@quartet/catalog/list';
import type { Seat } from '@quartet/core';
import type { Verdict } from '../replays/review/review.ts';
import type { ReplayDoor } from '../replays/worker/replay-door.ts';
import { nameOf } from './exercise.ts';
import { addMistakes, type Mistake } from './mistakes.ts';
import { fresh } from './schedule.ts';

/** Of a match, the dearest so many come back, if they cost at least so much. */
const MOST = 3;
const DEAR = 0.03;

/** After a review: where the one person at the table lost most becomes an exercise. */
export async function keepMistakes(
  door: ReplayDoor,
  id: string,
  seat: Seat,
  verdicts: ReadonlyMap<number, Verdict>,
  now: number,
): Promise<void> {
  const opened = await door.ask('open', { id });
  if (!opened.ok || opened.story.first !== seat) return;
  const dear = [...verdicts.values()].filter(({ loss }) => loss >= DEAR).sort((a, b) => b.loss - a.loss);
  const { game } = opened.story;
  const { version } = await loadGame(game);
  const kept: Mistake[] = [];
  for (const { ply, best, played, loss } of dear.slice(0, MOST)) {
    const moment = await door.ask('look', { at: ply, viewer: seat });
    if (!moment) continue;
    const { view } = moment;
    kept.push({
      id: nameOf(moment),
      game,
      rules: version,
      view,
      best: [best.text],
      others: [[played.text, Math.round(1000 * loss)]],
      played: played.text,
      ...fresh(now),
    });
  }
  addMistakes(kept);
}
