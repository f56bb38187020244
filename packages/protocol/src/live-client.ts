import type { Act } from './acts.ts';
import type { Contributor } from './contributor.ts';
import type { EventInfo } from './event-info.ts';
import { freshId } from './fresh-id.ts';
import { PROTOCOL } from './limits.ts';
import {
  type ActOutcome,
  type Link,
  type LiveClientOptions,
  PATIENCE,
  type Patience,
  type TableListener,
} from './live-client-options.ts';
import type { ClientMessage, ServerMessage, TableMessage } from './messages.ts';
import type { Problem } from './problems.ts';

export type { LuckMemory } from './contributor.ts';
export * from './live-client-options.ts';

interface Watched {
  seq: number;
  readonly listener: TableListener;
}

interface Pending {
  readonly table: string;
  readonly act: Act;
  readonly resolve: (outcome: ActOutcome) => void;
  isLate: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;
/** So long a socket has to show that it lives when somebody comes back to it. */
const DOUBT = 1_000;
/** Clocks that differ by so much more than before were set: no line is that slow. */
const SET = 2_000;
/** Closing code: the session by which we came has ended. */
const SIGNED_OUT = 4401;
/** Said to a hello, they stay true however often it is repeated. */
const FINAL: readonly Problem['code'][] = ['bad-sign-in', 'old-protocol'];

/**
 * The live socket as a client sees it: it comes back by itself, says what it knows, and sends again what
 * was not answered. An act keeps its id, so the server does it once however often it arrives.
 */
export class LiveClient {
  private readonly options: LiveClientOptions;
  private readonly patience: Patience;
  private socket: WebSocket | null = null;
  private isWelcome = false;
  private isClosed = false;
  private ended: Problem | null = null;
  /** Who we were when we came first; null: nobody. */
  private self: string | null = null;
  private failures = 0;
  private heardAt = 0;
  private skew = 0;
  private readonly watched = new Map<string, Watched>();
  private readonly followed = new Map<string, (event: EventInfo) => void>();
  private readonly pending = new Map<string, Pending>();
  private readonly pinging: ReturnType<typeof setInterval>;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private doubting: ReturnType<typeof setTimeout> | undefined;
  private greeting: ReturnType<typeof setTimeout> | undefined;
  private contributor: Promise<Contributor> | null = null;
  private onOpenTables: (() => void) | null = null;
  link: Link = 'connecting';

  constructor(options: LiveClientOptions) {
    this.options = options;
    this.patience = { ...PATIENCE, ...options.patience };
    this.pinging = setInterval(() => this.ping(), this.patience.quiet);
    this.connect();
  }

  watch(table: string, listener: TableListener): () => void {
    this.watched.set(table, { seq: 0, listener });
    this.send({ type: 'watch', table, since: 0 });
    return () => {
      if (this.watched.get(table)?.listener !== listener) return;
      this.watched.delete(table);
      this.send({ type: 'unwatch', table });
    };
  }

  /** Hears all about an event, whole each time. */
  follow(event: string, listener: (event: EventInfo) => void): () => void {
    this.followed.set(event, listener);
    this.send({ type: 'follow', event });
    return () => {
      if (this.followed.delete(event)) this.send({ type: 'unfollow', event });
    };
  }

  /** Calls back whenever there are other open tables, and after the line was down. */
  watchOpen(onChange: () => void): void {
    this.onOpenTables = onChange;
    this.send({ type: 'lobby' });
  }

  /** Answered when it is durable, or when it is refused; however long the line is down. */
  act(table: string, act: Act, id: string = freshId()): Promise<ActOutcome> {
    if (this.ended) return Promise.resolve({ ok: false, problem: this.ended });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.late(id), this.patience.act);
      this.pending.set(id, { table, act, resolve, isLate: false, timer });
      this.send({ type: 'act', table, id, act });
    });
  }

  /** Acts that are not answered yet. */
  get unanswered(): number {
    return this.pending.size;
  }

  /**
   * The network is back, or somebody looks at the page again: no reason to wait any longer. A socket that is
   * still there may be dead, of which nobody is told: it must show soon that it lives.
   */
  hurry(): void {
    if (this.isClosed) return;
    const { socket } = this;
    if (!socket) {
      this.connectNow();
      return;
    }
    clearTimeout(this.doubting);
    this.doubting = undefined;
    this.doubt(DOUBT);
  }

  /** Asked at once, whatever waits there: a line that says nothing for so long is dead. */
  private doubt(limit: number): void {
    const { socket } = this;
    if (!socket || this.doubting !== undefined) return;
    const asked = Date.now();
    this.send({ type: 'ping', n: 0, atOnce: true });
    this.doubting = setTimeout(() => {
      this.doubting = undefined;
      if (this.socket !== socket || this.heardAt > asked) return;
      this.give(socket);
    }, limit);
  }

  /** It may be dead without a word: nobody waits for its goodbye. */
  private give(socket: WebSocket): void {
    this.lose(socket, 'silent');
    socket.close();
    this.connectNow();
  }

  /** Luck is added behind the scenes; everything else somebody waits for. */
  private late(id: string): void {
    const pending = this.pending.get(id)!;
    const { type } = pending.act;
    pending.isLate = type !== 'promise' && type !== 'contribute';
    this.tellLate();
    if (this.isWelcome) this.doubt(this.patience.answer);
  }

  private tellLate(): void {
    this.options.onLate?.([...this.pending.values()].filter(({ isLate }) => isLate).length);
  }

  close(): void {
    this.stop();
    this.tell('closed');
  }

  /** What was not answered may or may not have been done: whoever comes back sees it at the table. */
  private end(problem: Problem): void {
    if (this.isClosed) return;
    this.ended = problem;
    this.stop();
    this.tell('ended');
    for (const id of [...this.pending.keys()]) this.settle(id, { ok: false, problem });
    this.options.onEnd?.(problem);
  }

  private stop(): void {
    this.isClosed = true;
    clearInterval(this.pinging);
    clearTimeout(this.waiting);
    clearTimeout(this.doubting);
    clearTimeout(this.greeting);
    for (const { timer } of this.pending.values()) clearTimeout(timer);
    this.socket?.close();
  }

  private connectNow(): void {
    clearTimeout(this.waiting);
    if (!this.isClosed) this.connect();
  }

  private connect(): void {
    const { url, open } = this.options;
    const socket = open?.(url) ?? new WebSocket(url);
    this.socket = socket;
    this.heardAt = Date.now();
    clearTimeout(this.greeting);
    this.greeting = setTimeout(() => {
      this.lose(socket);
      socket.close();
    }, this.patience.welcome);
    socket.onopen = () => {
      const { token } = this.options;
      this.write({ type: 'hello', protocol: PROTOCOL, ...(token !== undefined && { token }) });
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)));
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT && this.socket === socket) this.end(signedOut);
      this.lose(socket);
    };
    socket.onerror = () => socket.close();
  }

  private lose(socket: WebSocket, how: 'lost' | 'silent' = 'lost'): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.isWelcome = false;
    clearTimeout(this.greeting);
    clearTimeout(this.doubting);
    this.doubting = undefined;
    if (this.isClosed) return;
    this.tell(how);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    // Everybody comes back after a restart, but not all at once.
    this.waiting = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (message.type === 'welcome') this.resume(message);
    else if (message.type === 'table') this.hearTable(message);
    else if (message.type === 'event') this.followed.get(message.event.id)?.(message.event);
    else if (message.type === 'presence') this.watched.get(message.table)?.listener.onPresence?.(message);
    else if (message.type === 'done') this.settle(message.id, { ok: true, seq: message.seq });
    else if (message.type === 'problem') this.complain(message);
    else if (message.type === 'pong') this.compare(message.now);
    else if (message.type === 'lobby') this.onOpenTables?.();
    else if (message.type === 'going') this.socket?.close();
  }

  private resume({ person, now }: Extract<ServerMessage, { type: 'welcome' }>): void {
    // While the line was down the session has ended: as somebody else we would be shown another table.
    if (this.self !== null && person?.id !== this.self) {
      this.end(signedOut);
      return;
    }
    this.self = person?.id ?? null;
    this.isWelcome = true;
    clearTimeout(this.greeting);
    this.failures = 0;
    this.skew = now - Date.now();
    this.options.onWelcome?.(person, this.skew);
    for (const [table, { seq }] of this.watched) this.write({ type: 'watch', table, since: seq });
    for (const event of this.followed.keys()) this.write({ type: 'follow', event });
    if (this.onOpenTables) this.write({ type: 'lobby' });
    this.onOpenTables?.();
    for (const [id, { table, act }] of this.pending) this.write({ type: 'act', table, id, act });
    this.tell('open');
  }

  private compare(now: number): void {
    const skew = now - Date.now();
    if (Math.abs(skew - this.skew) < SET) return;
    this.skew = skew;
    this.options.onSkew?.(skew);
  }

  /** Whatever the line does, a listener hears of each seq once and in order. */
  private hearTable(message: TableMessage): void {
    const watched = this.watched.get(message.table);
    if (!watched || (message.seq <= watched.seq && watched.seq > 0 && !message.whole)) return;
    const [first] = message.news;
    if (!message.whole && first && first.seq > watched.seq + 1) {
      this.send({ type: 'watch', table: message.table, since: watched.seq });
      return;
    }
    const news = message.whole ? message.news : message.news.filter(({ seq }) => seq > watched.seq);
    watched.seq = message.seq;
    watched.listener.onTable({ ...message, news });
    if (message.info?.luck && message.info.status === 'open') void this.addLuck(message);
  }

  /** The deal is everybody's: see `Contributor`. Should it not load, we are left out, and the game goes on. */
  private async addLuck(message: TableMessage): Promise<void> {
    this.contributor ??= import('./contributor.ts').then(
      ({ Contributor }) =>
        new Contributor(this.options.luck, (table, act) => {
          if (!this.isClosed) void this.act(table, act);
        }),
    );
    await this.contributor.then(
      (contributor) => contributor.hear(message),
      () => undefined,
    );
  }

  private complain({ id, table, problem }: Extract<ServerMessage, { type: 'problem' }>): void {
    // Too fast, or broken over there: what was not answered is said again.
    if (problem.code === 'too-fast' || problem.code === 'broken' || problem.code === 'busy') {
      const pending = id === undefined ? undefined : this.pending.get(id);
      if (!this.isWelcome) {
        this.socket?.close();
        return;
      }
      if (pending?.act.type !== 'chat') {
        setTimeout(() => this.again(id, table), 1_000);
        return;
      }
    }
    if (id !== undefined) this.settle(id, { ok: false, problem });
    else if (!this.isWelcome && FINAL.includes(problem.code)) this.end(problem);
    else if (table !== undefined) this.watched.get(table)?.listener.onProblem?.(problem);
  }

  private again(id: string | undefined, named: string | undefined): void {
    // Neither an act nor a table is named: it may have been a table or an evening that we asked to see.
    if (id === undefined && named === undefined) {
      for (const [table, { seq }] of this.watched) this.send({ type: 'watch', table, since: seq });
      for (const event of this.followed.keys()) this.send({ type: 'follow', event });
    }
    for (const [known, { table, act }] of this.pending)
      if (id === undefined || id === known) this.send({ type: 'act', table, id: known, act });
  }

  private settle(id: string, outcome: ActOutcome): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.pending.delete(id);
    pending.resolve(outcome);
    if (pending.isLate) this.tellLate();
  }

  private ping(): void {
    const isQuiet = Date.now() - this.heardAt >= this.patience.quiet;
    if (this.isWelcome && isQuiet) this.doubt(this.patience.answer);
  }

  /** Said after the welcome only; what it would have said is said then. */
  private send(message: ClientMessage): void {
    if (this.isWelcome) this.write(message);
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private tell(link: Link): void {
    this.link = link;
    this.options.onLink?.(link);
  }
}

const signedOut: Problem = { code: 'sign-in', message: 'The session has ended; sign in again.' };
