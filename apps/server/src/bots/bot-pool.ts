import { randomBytes } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import type { MatchRecord, Shapes } from '@quartet/core';
import type { SameDeal } from '@quartet/deals';
import type { PlayedFault } from '@quartet/deals/play';
import type { BotChoice } from '@quartet/protocol';
import { ALLOWED } from '../allowed.ts';
import { startThread } from '../start-thread.ts';
import { type Asking, BotLine } from './bot-line.ts';

/** One decision to be made, as a thread is asked for it. */
export interface Task {
  readonly n: number;
  readonly game: string;
  readonly bot: BotChoice;
  readonly view: Shapes['View'];
  readonly seed: string;
  /** Milliseconds. */
  readonly budget: number;
}

/** A record to be played again from its deal, bots and all. */
export interface Check {
  readonly n: number;
  readonly deal: SameDeal;
  readonly record: Pick<MatchRecord, 'game' | 'rules' | 'seats' | 'first' | 'options' | 'seed' | 'moves'>;
}

/** What came of it. */
export type Checked = { readonly ok: true; readonly points: number } | ({ readonly ok: false } & PlayedFault);

/** `text`: of the move, or what came of a check, as JSON. */
export interface Answer {
  readonly n: number;
  readonly text: string;
}

/** Whatever a thread may be asked for. */
export type Asked = Task | Check;

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Threads that think for bots, one task each, the rest in a line. Each is started when it is first needed: many a server has no
 * bots for a long time, or never as many at once. A thread that dies is replaced so, too.
 */
export class BotPool {
  private readonly most: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly line = new BotLine<Waiting>();
  private count = 0;
  private isClosed = false;

  constructor(threads: number) {
    this.most = threads;
  }

  get waiting(): number {
    return this.line.size + this.busy.size;
  }

  /** The text of the move this bot makes of this view; null: the server stops, or too many wait, and it is thought of later. */
  think(task: Omit<Task, 'n' | 'seed'>, asking: Asking): Promise<string | null> {
    const seed = randomBytes(16).toString('hex');
    return this.ask({ ...task, seed, n: this.count++ }, asking);
  }

  /** Null: the server stops, or too many wait. */
  async check(check: Omit<Check, 'n'>, asking: Asking): Promise<Checked | null> {
    const text = await this.ask({ ...check, n: this.count++ }, asking);
    return text === null ? null : JSON.parse(text);
  }

  private ask(asked: Asked, asking: Asking): Promise<string | null> {
    if (this.isClosed) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.line.add(asking, { asked, resolve, reject });
      // Its deadline stays in the store: it comes again.
      if (this.line.size > ALLOWED.botsWaiting) this.line.drop()?.resolve(null);
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const threads = [...this.idle, ...this.busy.keys()];
    await Promise.all(threads.map((thread) => thread.terminate()));
    for (const task of this.busy.values()) task.resolve(null);
    for (let task = this.line.next(); task; task = this.line.next()) task.resolve(null);
  }

  private add(): void {
    const thread = startThread(new URL('bot-worker.ts', import.meta.url));
    thread.on('message', ({ n, text }: Answer) => {
      const task = this.busy.get(thread);
      if (task?.asked.n !== n) return;
      this.busy.delete(thread);
      this.idle.push(thread);
      task.resolve(text);
      this.next();
    });
    thread.on('error', (error) => this.lose(thread, error as Error));
    thread.unref();
    this.idle.push(thread);
  }

  private lose(thread: Worker, error: Error): void {
    this.busy.get(thread)?.reject(error);
    this.busy.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    this.next();
  }

  private next(): void {
    if (this.isClosed || this.line.size === 0) return;
    if (this.idle.length === 0 && this.busy.size < this.most) this.add();
    const thread = this.idle.pop();
    if (!thread) return;
    const task = this.line.next()!;
    this.busy.set(thread, task);
    thread.postMessage(task.asked);
  }
}
