import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread.ts';
import type { Answer, FromThread, Job, JobFault, Step, StepResult, ToThread } from './sqlite-jobs.ts';
import { Conflict } from './store.ts';

interface Pending {
  resolve(results: readonly StepResult[]): void;
  reject(error: Error): void;
}

/** The store's side of its thread. What is asked in one turn of the event loop travels in one message. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #asked: Job[] = [];
  #lastId = 0;
  /** Why nothing can be asked any more. */
  #ended: Error | null = null;
  readonly #gone: Promise<void>;
  readonly #broken = Promise.withResolvers<Error>();

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.once('error', (error) => this.#end(`The embedded store is broken: ${messageOf(error)}`));
    this.#gone = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#end('The embedded store is broken: its thread has ended.');
        resolve();
      });
    });
  }

  /** Settled when the thread has ended without being told to. */
  get broken(): Promise<Error> {
    return this.#broken.promise;
  }

  /** On a file that is up to date and nobody else's. */
  static async start(file: string): Promise<SqliteThread> {
    const worker = startThread(new URL('./sqlite-worker.ts', import.meta.url), { file });
    const thread = new SqliteThread(worker);
    await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    return thread;
  }

  /** Steps that change something: one result for each step that ran, once all are on the disk. */
  write(steps: readonly Step[]): Promise<readonly StepResult[]> {
    return this.#ask(steps, false);
  }

  /** Steps that change nothing, seeing the same state. */
  read(steps: readonly Step[]): Promise<readonly StepResult[]> {
    return this.#ask(steps, true);
  }

  /** What was asked before is still done. */
  async close(): Promise<void> {
    if (!this.#ended) {
      this.#post();
      this.#ended = new Error('The store is closed.');
      this.#worker.postMessage('close' satisfies ToThread);
    }
    await this.#gone;
  }

  #ask(steps: readonly Step[], reads: boolean): Promise<readonly StepResult[]> {
    if (this.#ended) return Promise.reject(this.#ended);
    if (this.#asked.length === 0) queueMicrotask(() => this.#post());
    const id = ++this.#lastId;
    this.#asked.push({ id, steps, reads });
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  #post(): void {
    if (this.#asked.length === 0 || this.#ended) return;
    const jobs = this.#asked;
    this.#asked = [];
    this.#worker.postMessage({ jobs } satisfies ToThread);
  }

  #hear(message: FromThread): void {
    if (message === 'ready') return;
    for (const answer of message.answers) this.#settle(answer);
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('results' in answer) pending?.resolve(answer.results);
    else pending?.reject(errorOf(answer.fault));
  }

  #end(sentence: string): void {
    if (!this.#ended) {
      this.#ended = new Error(sentence);
      this.#broken.resolve(this.#ended);
    }
    for (const { reject } of this.#pending.values()) reject(this.#ended);
    this.#pending.clear();
  }
}

/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_ROWID. */
const NOT_UNIQUE = [1555, 2067, 2579];

function errorOf({ message, errcode }: JobFault): Error {
  return errcode !== null && NOT_UNIQUE.includes(errcode) ? new Conflict(message) : new Error(message);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
