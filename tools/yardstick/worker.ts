import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@quartet/catalog';
import { FastRng, fastChance, MoveList, playRandomly, tableFor } from '@quartet/core';
import type { Run, Task } from './cpp.ts';
import { playFlat } from './linko-flat.ts';

/** One program, alone in its thread, so that V8 knows no other. */
export interface WorkerTask extends Task {
  readonly program: 'engine' | 'flat';
}

const { program, games, seed, passes }: WorkerTask = workerData;
const linko = findGame('linko')!;
const table = tableFor(linko, 4);
const moves = new MoveList(linko.moveSpace);
parentPort?.postMessage(program === 'engine' ? best(playEngine) : best(() => playFlat(games, seed)));

/** The games of `playFlat`, through the public contract. */
function playEngine(): Omit<Run, 'seconds'> {
  const rng = new FastRng(seed);
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const chance = fastChance(seed + game);
    decisions += playRandomly(linko, linko.start(table, chance, null), moves, chance, rng);
  }
  return { decisions, checksum: null };
}

/** Plays the same games again and again; V8 is warm after the first pass. */
function best(play: () => Omit<Run, 'seconds'>): Run {
  let fastest: Run | null = null;
  for (let pass = 0; pass < passes; pass++) {
    const from = cpuSeconds();
    const played = play();
    const seconds = cpuSeconds() - from;
    if (!fastest || seconds < fastest.seconds) fastest = { ...played, seconds };
  }
  return fastest!;
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
