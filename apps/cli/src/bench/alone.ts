import { Worker } from 'node:worker_threads';
import type { Rates } from './measure.ts';
import type { BotRates } from './measure-bots.ts';

/** What a bench asks a worker for: one game, alone in its thread, so that V8 knows no other. */
export interface BenchTask {
  readonly game: string;
  readonly seats: number;
  readonly seconds: number;
  readonly what: 'rules' | 'bots';
}

export function runAlone(task: BenchTask & { readonly what: 'rules' }): Promise<Rates>;
export function runAlone(task: BenchTask): Promise<Rates | BotRates>;
export function runAlone(task: BenchTask): Promise<Rates | BotRates> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
