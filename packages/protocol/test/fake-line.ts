import { vi } from 'vitest';
import type { ClientMessage, News, Problem, ServerMessage, TableMessage } from '../src/index.ts';
import { type ActOutcome, type Link, LiveClient, type LiveClientOptions } from '../src/live-client.ts';

/** One socket, seen from the server's end; there is no network behind it. */
export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  readonly said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  /** A dead one does not say that it was closed. */
  isDead = false;

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(code = 1000): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    if (!this.isDead) this.onclose?.({ code });
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(person: string | null = 'p1', now = Date.now()): void {
    this.open();
    const named = person === null ? null : { id: person, name: 'Mia', emblem: 'sun' as const };
    this.tell({ type: 'welcome', protocol: 1, person: named, now });
  }

  /** What was said of this kind. */
  of<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.said.filter((message) => message.type === type) as Extract<ClientMessage, { type: Type }>[];
  }
}

/** A client on lines that are made up, and all it was told. */
export class Caller {
  readonly sockets: FakeSocket[] = [];
  readonly links: Link[] = [];
  readonly ends: Problem[] = [];
  readonly welcomes: (readonly [person: string | null, skew: number])[] = [];
  readonly heard: TableMessage[] = [];
  readonly problems: Problem[] = [];
  readonly present: number[] = [];
  readonly outcomes: ActOutcome[] = [];
  readonly client: LiveClient;

  constructor(options: Partial<LiveClientOptions> = {}) {
    this.client = new LiveClient({
      url: 'ws://nowhere/live',
      open: () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      onLink: (link) => this.links.push(link),
      onEnd: (problem) => this.ends.push(problem),
      onWelcome: (person, skew) => this.welcomes.push([person?.id ?? null, skew]),
      ...options,
    });
  }

  /** The line of now. */
  get line(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** How far the table was told of, news by news. */
  get seqs(): number[] {
    return this.heard.flatMap(({ news }) => news.map(({ seq }) => seq));
  }

  watch(table = 't1'): () => void {
    return this.client.watch(table, {
      onTable: (message) => this.heard.push(message),
      onPresence: ({ watchers }) => this.present.push(watchers),
      onProblem: (problem) => this.problems.push(problem),
    });
  }

  act(text: string, id: string, type: 'move' | 'chat' = 'move'): void {
    void this.client.act('t1', { type, text }, id).then((outcome) => this.outcomes.push(outcome));
  }
}

/** What the server says of the table after these things happened. */
export function table(seqs: readonly number[], changes: Partial<TableMessage> = {}): TableMessage {
  const news = seqs.map((seq): News => ({ seq, at: 0, kind: 'chatted', by: null, text: `${seq}` }));
  return {
    type: 'table',
    table: 't1',
    seq: seqs.at(-1) ?? 0,
    viewer: 0,
    news,
    whole: false,
    ply: null,
    view: null,
    sheet: null,
    result: null,
    clock: null,
    ...changes,
  };
}

export function problem(code: Problem['code']): Problem {
  return { code, message: code };
}

/** A client that is welcome and watches a table of which it knows this much. */
export function following(...seqs: readonly number[]): Caller {
  const caller = new Caller();
  caller.watch();
  caller.line.welcome();
  if (seqs.length > 0) caller.line.tell(table(seqs));
  return caller;
}

/** The line breaks, and the next one is there. */
export function broken(caller: Caller): void {
  caller.line.close();
  vi.advanceTimersByTime(5_000);
}
