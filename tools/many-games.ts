// Very many random games of each game and seat count: each ends, keeps the laws where it is looked at, and replays
// from its record. `npm run laws -- --games 100000 [--game linko] [--seed S]`; one worker thread per core.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { games } from '@quartet/catalog';
import type { Game } from '@quartet/core';
import { checkManyGames, type Kit } from '@quartet/testkit';

interface Task {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

if (isMainThread) await main();
else {
  const { game, ...effort }: Task = workerData;
  const { kit }: { readonly kit: Kit } = await import(`@quartet/${game}/kit`);
  parentPort?.postMessage(checkManyGames(kit, effort));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: 'string' }, game: { type: 'string' }, seed: { type: 'string' } },
  });
  const seed = values.seed ?? `fresh-${Date.now()}`;
  const count = Number(values.games ?? 1000);
  const tasks = games
    .filter(({ id }) => id === (values.game ?? id))
    .flatMap((game) => tasksOf(game, count, seed));
  console.log(`seed ${seed}`);
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await run(task);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function tasksOf({ id, seats }: Game, count: number, seed: string): Task[] {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return counts.map((players) => ({ game: id, seats: players, games: count, seed }));
}

function run(task: Task): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now();
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('error', (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
      resolve();
    });
    worker.once('message', ({ positions }: { positions: number }) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      const games = task.games.toLocaleString('en');
      console.log(
        `${task.game} ${task.seats} seats: ${games} games, ${positions.toLocaleString('en')} decisions, all laws kept (${seconds} s)`,
      );
      resolve();
    });
  });
}
