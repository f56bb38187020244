// One thread that thinks for bots. It is sent views, and nothing else of a match.
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
import type { Answer, Task } from './bot-pool.ts';

parentPort!.on('message', async ({ n, game: id, bot, view, seed, budget }: Task) => {
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
  parentPort!.postMessage({ n, text: game.print(move) } satisfies Answer);
});
