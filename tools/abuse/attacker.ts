import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { type Asking, askFrom, openFrom } from './sockets.ts';

/** What came of it, by kind of abuse: how often which code, status or closing code. */
export type Tallies = Record<string, Record<string, number>>;

export interface AbuseRun {
  readonly url: string;
  /** Tables of people who just play: whoever has the link may watch. */
  tables: readonly string[];
  readonly tallies: Tallies;
  isOn: boolean;
}

/** Somebody who means harm, from one of a few addresses. */
export class Attacker {
  readonly run: AbuseRun;
  readonly kind: string;
  readonly address: string;

  constructor(run: AbuseRun, kind: string, address: string) {
    this.run = run;
    this.kind = kind;
    this.address = address;
  }

  get isOn(): boolean {
    return this.run.isOn;
  }

  /** A table of people who just play; null: they all sit down anew. */
  anyTable(): string | null {
    const { tables } = this.run;
    return tables[Math.floor(Math.random() * tables.length)] ?? null;
  }

  count(outcome: string): void {
    const { tallies } = this.run;
    tallies[this.kind] ??= {};
    const own = tallies[this.kind]!;
    own[outcome] = (own[outcome] ?? 0) + 1;
  }

  /** Counted by its code or status; null: no answer came. */
  async ask(asking: Asking): Promise<unknown> {
    try {
      const response = await askFrom(this.run.url, this.address, asking);
      const answer = (await response.json().catch(() => null)) as Answer | null;
      this.count(answer?.problem?.code ?? String(response.status));
      return response.ok ? answer : null;
    } catch {
      this.count('cut');
      return null;
    }
  }

  /** A program's token; null: not now. */
  async token(): Promise<string | null> {
    const body = { name: 'Attacker', emblem: 'star', program: true };
    const answer = await this.ask({ method: 'POST', path: '/api/me', body });
    return (answer as { token?: string } | null)?.token ?? null;
  }

  /** Insists until it has one, or it is over. */
  async tokenInTheEnd(): Promise<string | null> {
    while (this.isOn) {
      const token = await this.token();
      if (token !== null) return token;
      await wait(2_000);
    }
    return null;
  }

  /** An open table of its own. */
  async ownTable(token: string): Promise<string | null> {
    const body = { game: 'keltis', seats: 2 };
    const made = await this.ask({ method: 'POST', path: '/api/tables', body, token });
    return (made as { table?: string } | null)?.table ?? null;
  }

  /** Every answer on it and its end are counted. Null: not let in. */
  socket(hears: (type: string) => void = () => undefined): Promise<WebSocket | null> {
    const socket = openFrom(this.run.url, this.address);
    socket.on('message', (bytes) => {
      const { type, problem } = JSON.parse(String(bytes)) as Answer & { type: string };
      this.count(problem?.code ?? type);
      hears(type);
    });
    socket.on('close', (code) => this.count(`closed ${code}`));
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.once('error', () => resolve(null));
      socket.on('error', () => undefined);
    });
  }
}

interface Answer {
  readonly problem?: { readonly code: string };
}
