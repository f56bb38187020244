import type { ClientMessage, Person, Problem } from '@quartet/protocol';
import { Allowance } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';
import { noEvent } from '../events/no-event.ts';
import { noTable, problem } from '../tables/problem.ts';
import type { LiveOptions } from './live-door.ts';
import type { Outgoing } from './outgoing.ts';

type Watch = Extract<ClientMessage, { type: 'watch' }>;

/** What one live connection is told of until it asks for no more: tables, events, the list of open tables. */
export class Subscriptions {
  private readonly options: Pick<LiveOptions, 'tables' | 'events'>;
  private readonly outgoing: Outgoing;
  private readonly watched = new Map<string, () => void>();
  private readonly followed = new Map<string, () => void>();
  /** How the tables that are watched are told that nothing is heard of the connection, or something again. */
  private readonly silencers = new Map<string, (isSilent: boolean) => void>();
  private readonly watches = new Allowance(ALLOWED.follows);
  private readonly follows = new Allowance(ALLOWED.follows);
  private leaveLobby: (() => void) | null = null;
  private isOver = false;
  /** Whether the address of this connection may look at one more whole table or evening. */
  private readonly mayLook: () => boolean;

  constructor(options: Pick<LiveOptions, 'tables' | 'events'>, outgoing: Outgoing, mayLook: () => boolean) {
    this.options = options;
    this.outgoing = outgoing;
    this.mayLook = mayLook;
  }

  get isAtTable(): boolean {
    return this.watched.size > 0;
  }

  silence(isSilent: boolean): void {
    for (const silence of this.silencers.values()) silence(isSilent);
  }

  async watch({ table, since }: Watch, person: Person | null): Promise<void> {
    const refuse = (why: Problem): void => this.outgoing.refuse(why, { table });
    if (!this.watches.take() || !this.mayLook()) return this.outgoing.refuse(tooFast('tables', 'table'));
    this.unwatch(table);
    if (this.watched.size >= ALLOWED.tablesWatched) {
      const sentence = `A connection may watch ${ALLOWED.tablesWatched} tables at once.`;
      return refuse(problem('busy', sentence, 'table').problem);
    }
    const onJoin = (silence: (isSilent: boolean) => void): void => void this.silencers.set(table, silence);
    const watcher = { person, tell: (text: string) => this.outgoing.tell(text), onJoin };
    const stop = await this.options.tables.watch(table, watcher, since);
    if (!stop) return refuse(noTable('table').problem);
    if (this.isOver) stop();
    else this.watched.set(table, stop);
  }

  unwatch(table: string): void {
    this.watched.get(table)?.();
    this.watched.delete(table);
    this.silencers.delete(table);
  }

  async follow(event: string, person: Person | null): Promise<void> {
    const refuse = (why: Problem): void => this.outgoing.refuse(why);
    if (!this.follows.take() || !this.mayLook()) return refuse(tooFast('events', 'event'));
    this.unfollow(event);
    if (this.followed.size >= ALLOWED.tablesWatched) {
      const sentence = `A connection may follow ${ALLOWED.tablesWatched} events.`;
      return refuse(problem('busy', sentence, 'event').problem);
    }
    const tell = (text: string): void => this.outgoing.tell(text);
    const stop = await this.options.events.follow(event, { person, tell });
    if (!stop) return refuse(noEvent('event').problem);
    if (this.isOver) stop();
    else this.followed.set(event, stop);
  }

  unfollow(event: string): void {
    this.followed.get(event)?.();
    this.followed.delete(event);
  }

  watchLobby(): void {
    this.leaveLobby ??= this.options.tables.watchOpen(() => this.outgoing.send({ type: 'lobby' }));
  }

  /** Of tables and events nothing more is told. */
  clear(): void {
    for (const table of [...this.watched.keys()]) this.unwatch(table);
    for (const event of [...this.followed.keys()]) this.unfollow(event);
    this.silencers.clear();
  }

  /** The connection is closed: what is still asked for comes too late. */
  end(): void {
    this.isOver = true;
    this.leaveLobby?.();
    this.clear();
  }
}

/** Names no table: a client that is told so asks for all of its tables again. */
function tooFast(what: string, where: string): Problem {
  return problem('too-fast', `You begin to watch ${what} too often; wait a second.`, where).problem;
}
