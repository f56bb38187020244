import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { connectionConfig, type PostgresPool } from './postgres-pool.ts';

const HINTS = 'quartet_hint';
const NOTES = 'quartet_note';
/** PostgreSQL takes payloads of less than 8000 bytes; a table and its seq have far fewer than 80. */
const IN_ONE_NOTE = 90;
/** Notes that wait to be sent; beyond, the oldest gets lost, as notes may. */
const MOST_NOTES = 1_000;
const PAUSE = 500;

/** Who wrote it, then tables and their seqs. */
const hintsSchema = z.tuple([z.string()], z.tuple([z.string(), z.number()]));
type Hints = z.infer<typeof hintsSchema>;
/** Who wrote it, and what. */
const noteSchema = z.tuple([z.string(), z.string()]);

type Listener = (table: string, seq: number) => void;

/** Notes between nodes, outside of transactions: inside, each commit would wait for all others. */
export class PostgresHints {
  readonly #url: string;
  readonly #pool: PostgresPool;
  /** A node hears its own notes, too, and lets them pass. */
  readonly #self = randomUUID();
  readonly #listeners: Listener[] = [];
  readonly #readers: ((text: string) => void)[] = [];
  readonly #unsent = new Map<string, number>();
  readonly #unsentNotes: string[] = [];
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

  note(text: string): void {
    this.#unsentNotes.push(text);
    if (this.#unsentNotes.length > MOST_NOTES) this.#unsentNotes.shift();
    if (!this.#isSending) void this.#send();
  }

  onNote(listener: (text: string) => void): void {
    this.#readers.push(listener);
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
    while (this.#unsent.size + this.#unsentNotes.length > 0 && !this.#isClosed) {
      const some = [...this.#unsent].slice(0, IN_ONE_NOTE);
      for (const [table] of some) this.#unsent.delete(table);
      if (some.length > 0) await this.#notify(HINTS, [this.#self, ...some] satisfies Hints);
      const note = this.#unsentNotes.shift();
      if (note !== undefined) await this.#notify(NOTES, [this.#self, note]);
    }
    this.#isSending = false;
  }

  /** It may get lost. */
  async #notify(channel: string, note: unknown): Promise<void> {
    const text = 'select pg_notify($1, $2)';
    await this.#pool.once({ name: 'hint', text, values: [channel, JSON.stringify(note)] }).catch(() => {});
  }

  #hear(channel: string, payload: string): void {
    if (channel === NOTES) {
      const read = noteSchema.safeParse(parsed(payload));
      if (!read.success || read.data[0] === this.#self) return;
      for (const reader of this.#readers) reader(read.data[1]);
      return;
    }
    const read = hintsSchema.safeParse(parsed(payload));
    // Not one of ours: a hint lost, as hints may be.
    if (!read.success) return;
    const [sender, ...hints] = read.data;
    if (sender === this.#self) return;
    for (const [table, seq] of hints) for (const listener of this.#listeners) listener(table, seq);
  }

  async #connect(): Promise<Client> {
    const ear = new Client(connectionConfig(this.#url));
    ear.on('error', () => {});
    ear.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''));
    try {
      await ear.connect();
      await ear.query(`listen ${HINTS}; listen ${NOTES}`);
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
