import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@quartet/catalog';
import type { BenchTask } from './alone.ts';
import { measure } from './measure.ts';
import { measureBots } from './measure-bots.ts';

const { game, seats, seconds, what }: BenchTask = workerData;
const run = what === 'bots' ? measureBots : measure;
parentPort?.postMessage(run(findGame(game)!, seats, seconds));
