// One thread that thinks for bots. It is sent views, and nothing else of a match.
import { parentPort } from 'node:worker_threads';
import { decide, makeBot, milliseconds, parseBotSpec } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import type { Answer, Task } from './bot-pool.ts';

parentPort!.on('message', ({ n, game: id, bot, view, seed, budget }: Task) => {
  const game = findGame(id)!;
  const move = decide(
    game,
    makeBot(game, parseBotSpec(`${bot.level}/${bot.temper}`)!),
    view,
    new FastRng(seed),
    milliseconds(budget, () => performance.now()),
  );
  parentPort!.postMessage({ n, text: game.print(move) } satisfies Answer);
});
