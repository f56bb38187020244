import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@quartet/catalog';
import { measure } from './measure.ts';
import { measureBots } from './measure-bots.ts';

/** What the bench command asks a worker for: one game, alone in its thread, so that V8 knows no other. */
export interface BenchTask {
  readonly game: string;
  readonly seats: number;
  readonly seconds: number;
  readonly what: 'rules' | 'bots';
}

const { game, seats, seconds, what }: BenchTask = workerData;
const run = what === 'bots' ? measureBots : measure;
parentPort?.postMessage(run(findGame(game)!, seats, seconds));
