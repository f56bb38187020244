import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { connectionConfig, type PostgresPool } from './postgres-pool.ts';

const CHANNEL = 'quartet_hint';
/** PostgreSQL takes payloads of less than 8000 bytes; a table and its seq have far fewer than 80. */
const IN_ONE_NOTE = 90;
const PAUSE = 500;

/** Who wrote it, then tables and their seqs. */
const noteSchema = z.tuple([z.string()], z.tuple([z.string(), z.number()]));
type Note = z.infer<typeof noteSchema>;

type Listener = (table: string, seq: number) => void;

/** Notes between nodes, outside of transactions: inside, each commit would wait for all others. */
export class PostgresHints {
  readonly #url: string;
  readonly #pool: PostgresPool;
  /** A node hears its own notes, too, and lets them pass. */
  readonly #self = randomUUID();
  readonly #listeners: Listener[] = [];
  readonly #unsent = new Map<string, number>();
  #isSending = false;
  #ear: Client | null = null;
  #isClosed = false;

  constructor(url: string, pool: PostgresPool) {
    this.#url = url;
    this.#pool = pool;
  }

  hint(table: string, seq: number): void {
    this.#unsent.set(table, Math.max(seq, this.#unsent.get(table) ?? 0));
    if (!this.#isSending) void this.#send();
  }

  onHint(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Resolves once notes are heard. When the connection is lost, another one is made. */
  async listen(): Promise<void> {
    void this.#keepListening(await this.#connect());
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#ear?.end();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#unsent.size > 0 && !this.#isClosed) {
      const some = [...this.#unsent].slice(0, IN_ONE_NOTE);
      for (const [table] of some) this.#unsent.delete(table);
      const note = JSON.stringify([this.#self, ...some] satisfies Note);
      const text = `select pg_notify('${CHANNEL}', $1)`;
      // Hints may get lost.
      await this.#pool.once({ name: 'hint', text, values: [note] }).catch(() => {});
    }
    this.#isSending = false;
  }

  #hear(note: string): void {
    const read = noteSchema.safeParse(parsed(note));
    // Not one of ours: a hint lost, as hints may be.
    if (!read.success) return;
    const [sender, ...hints] = read.data;
    if (sender === this.#self) return;
    for (const [table, seq] of hints) for (const listener of this.#listeners) listener(table, seq);
  }

  async #connect(): Promise<Client> {
    const ear = new Client(connectionConfig(this.#url));
    ear.on('error', () => {});
    ear.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await ear.connect();
      await ear.query(`listen ${CHANNEL}`);
    } catch (error) {
      void ear.end().catch(() => {});
      throw error;
    }
    this.#ear = ear;
    return ear;
  }

  async #keepListening(first: Client): Promise<void> {
    let ear: Client | null = first;
    while (!this.#isClosed) {
      if (ear) await ended(ear);
      await wait(PAUSE, undefined, { ref: false });
      ear = this.#isClosed ? null : await this.#connect().catch(() => null);
    }
    await ear?.end();
  }
}

function ended(ear: Client): Promise<void> {
  return new Promise((resolve) => ear.once('end', resolve));
}

function parsed(note: string): unknown {
  try {
    return JSON.parse(note);
  } catch {
    return null;
  }
}
