// One thread that thinks for bots. It is sent views, and nothing else of a match; or a record to be played again.
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import {
  decide,
  hasMaster,
  knowledgeOf,
  loadMaster,
  makeBot,
  milliseconds,
  parseBotSpec,
} from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import { checkPlayed, pointsOf } from '@quartet/deals/play';
import type { Answer, Asked, Check, Checked, Task } from './bot-pool.ts';

parentPort!.on('message', async (asked: Asked) => {
  const text = 'deal' in asked ? JSON.stringify(check(asked)) : await moveOf(asked);
  parentPort!.postMessage({ n: asked.n, text } satisfies Answer);
});

function check({ deal, record }: Check): Checked {
  const checked = checkPlayed(knowledgeOf(findGame(deal.game)!), deal, { record: 1, ...record });
  return checked.ok ? { ok: true, points: pointsOf(checked.match, deal.seat) } : checked;
}

async function moveOf({ game: id, bot, view, seed, budget }: Task): Promise<string> {
  const game = findGame(id)!;
  // Where nobody was taught the game, the best there is plays.
  const level = bot.level === 'master' && !hasMaster(id) ? 'hard' : bot.level;
  if (level === 'master') await loadMaster(knowledgeOf(game), readFile);
  const move = decide(
    game,
    makeBot(game, parseBotSpec(`${level}/${bot.temper}`)!),
    view,
    new FastRng(seed),
    milliseconds(budget, () => performance.now()),
  );
  return game.print(move);
}
