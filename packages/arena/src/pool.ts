import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ArenaFault } from './fault.ts';
import type { DealResult } from './play-deal.ts';
import type { Settings } from './settings.ts';
import type { DealAnswer, DealTask } from './worker.ts';

export const DEFAULT_WORKERS = availableParallelism();

/** Threads that play deals. Whoever asks while all are busy waits in line. */
export class Pool implements AsyncDisposable {
  private readonly threads = new Set<Worker>();
  private readonly idle: Worker[] = [];
  private readonly waiting: ((thread: Worker) => void)[] = [];

  constructor(size: number) {
    for (let i = 0; i < size; i++) this.idle.push(this.start());
  }

  async play(settings: Settings, deal: number): Promise<DealResult> {
    const thread = this.idle.pop() ?? (await new Promise<Worker>((resolve) => this.waiting.push(resolve)));
    const answer = await ask(thread, { settings, deal }).catch((error) => {
      // An error ends its thread; the next deal gets a new one.
      this.threads.delete(thread);
      this.free(this.start());
      throw error;
    });
    this.free(thread);
    if ('fault' in answer) throw new ArenaFault(answer.fault);
    return answer.result;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.threads].map((thread) => thread.terminate()));
  }

  private start(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    this.threads.add(thread);
    return thread;
  }

  private free(thread: Worker): void {
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.idle.push(thread);
  }
}

function ask(thread: Worker, task: DealTask): Promise<DealAnswer> {
  return new Promise((resolve, reject) => {
    const done = (answer: DealAnswer): void => {
      thread.off('error', reject);
      resolve(answer);
    };
    thread.once('message', done);
    thread.once('error', reject);
    thread.postMessage(task);
  });
}

/** Plays a whole run on this machine. The results lie by deal, whichever thread was first. */
export function playHere(
  settings: Settings,
  workers: number,
  onProgress: (done: number) => void = () => {},
): Promise<DealResult[]> {
  return playDeals(settings, 0, settings.deals, workers, onProgress);
}

/** Plays the deals from one number up to, but not including, another. */
export async function playDeals(
  settings: Settings,
  from: number,
  to: number,
  workers: number,
  onProgress: (done: number) => void = () => {},
): Promise<DealResult[]> {
  const size = Math.min(workers, to - from);
  await using pool = new Pool(size);
  const results: DealResult[] = [];
  let next = from;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < to) {
      const deal = next++;
      results[deal - from] = await pool.play(settings, deal);
      onProgress(++done);
    }
  };
  await Promise.all(Array.from({ length: size }, work));
  return results;
}
