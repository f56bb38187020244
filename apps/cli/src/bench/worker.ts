import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@quartet/catalog';
import { measure } from './measure.ts';

/** What the bench command asks a worker for: one game, alone in its thread, so that V8 knows no other. */
export interface BenchTask {
  readonly game: string;
  readonly seats: number;
  readonly seconds: number;
}

const { game, seats, seconds }: BenchTask = workerData;
parentPort?.postMessage(measure(findGame(game)!, seats, seconds));
