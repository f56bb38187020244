import { Worker } from 'node:worker_threads';

/** A thread that runs one of our files; `data` is its `workerData`. */
export function startThread(source: URL, data: object = {}): Worker {
  return new Worker(new URL('./thread.js', import.meta.url), {
    workerData: { ...data, source: source.href },
  });
}
