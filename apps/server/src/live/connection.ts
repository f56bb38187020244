import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import {
  type ClientMessage,
  type Person,
  PROTOCOL,
  type Problem,
  type ServerMessage,
} from '@quartet/protocol';
import { Allowance } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';
import { noEvent } from '../events/no-event.ts';
import { noTable, problem } from '../tables/problem.ts';
import type { Crowd } from './crowd.ts';
import type { LiveOptions, Quiet } from './live-door.ts';
import { readMessage } from './read-message.ts';

/** Closing code: the session that opened this connection has ended. */
const SIGNED_OUT = 4401;
/** Closing code: there are too many, or it said nothing for too long. Whoever wants to may come again. */
const TRY_LATER = 1013;
const FAREWELL = 1_000;

/** Where a connection comes from. */
export interface Origin {
  /** What carries the socket's frames. */
  readonly wire: Socket;
  readonly address: string;
  /** The token in its cookie; null: none that counts. */
  readonly cookie: string | null;
}

/** One live connection: reads messages in order, answers each, tells of the tables it watches. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly origin: Origin;
  private readonly options: LiveOptions;
  private readonly crowd: Crowd<Connection>;
  /** Undefined until the hello. */
  private person: Person | null | undefined;
  private token: string | null = null;
  private readonly watched = new Map<string, () => void>();
  private readonly followed = new Map<string, () => void>();
  /** How the tables that are watched are told that nobody is here, or somebody again. */
  private readonly silencers = new Map<string, (isSilent: boolean) => void>();
  /** Set while they are told of open tables. */
  private leaveLobby: (() => void) | null = null;
  private readonly allowance = new Allowance(ALLOWED.messages);
  private readonly follows = new Allowance(ALLOWED.follows);
  /** Gives back the place among all connections. */
  private giveUpPlace: (() => void) | null;
  private readonly impatience: NodeJS.Timeout;
  private unanswered = 0;
  private queue: Promise<void> = Promise.resolve();
  private heardAt = performance.now();
  private askedAt = 0;
  private isSilent = false;
  private isGathering = false;

  constructor(socket: WebSocket, origin: Origin, options: LiveOptions, crowd: Crowd<Connection>) {
    this.socket = socket;
    this.origin = origin;
    this.options = options;
    this.crowd = crowd;
    crowd.all.add(this);
    this.giveUpPlace = crowd.letInNewcomer(origin.address);
    this.impatience = setTimeout(() => this.turnAway(NO_HELLO), ALLOWED.hello).unref();
    socket.on('message', (bytes, isBinary) => this.receive(String(bytes), isBinary));
    socket.on('pong', () => this.heard());
    socket.on('close', () => this.leave());
    // A frame too big or broken: ws closes the connection with the reason in its code.
    socket.on('error', () => undefined);
    if (!this.giveUpPlace) this.turnAway(TOO_MANY);
  }

  /** Somebody who does not answer pings has gone without a word. */
  checkAlive(now: number, { asked, askedIdle, away, gone }: Quiet): void {
    const quiet = now - this.heardAt;
    const isAtTable = this.person !== null && this.watched.size > 0;
    const due = isAtTable ? asked : askedIdle;
    if (quiet >= gone) this.socket.terminate();
    // Whoever was not asked yet owes no answer.
    else if (quiet >= due + away - asked) this.fallSilent(true);
    if (now - Math.max(this.heardAt, this.askedAt) < due) return;
    this.askedAt = now;
    this.socket.ping();
  }

  private heard(): void {
    this.heardAt = performance.now();
    this.fallSilent(false);
  }

  private fallSilent(isSilent: boolean): void {
    if (this.isSilent === isSilent) return;
    this.isSilent = isSilent;
    for (const silence of this.silencers.values()) silence(isSilent);
  }

  /** A session may have ended: whoever came by it is sent away. `person`: of these only. */
  async recheck(person?: string): Promise<void> {
    if (!this.person || this.token === null || this.person.id !== (person ?? this.person.id)) return;
    if (!(await this.options.authenticate(this.token))) this.socket.close(SIGNED_OUT, 'signed out');
  }

  sayGoodbye(): void {
    this.send({ type: 'going' });
    this.socket.close(1001, 'going');
  }

  private receive(text: string, isBinary: boolean): void {
    this.heard();
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!this.allowance.take()) {
      this.send({ type: 'problem', problem: said('too-fast', 'Too many messages; wait a second.') });
      return;
    }
    const read = isBinary ? problem('bad-message', 'Messages are JSON in text frames.') : readMessage(text);
    if (!read.ok) {
      this.send({ type: 'problem', ...idsIn(text), problem: read.problem });
      return;
    }
    const message = read.value;
    if (message.type === 'ping' && message.atOnce) {
      this.pong(message.n);
      return;
    }
    if (this.unanswered >= ALLOWED.messagesWaiting) {
      this.refuse(message, said('busy', 'Much of what you said waits for an answer; try again.'));
      return;
    }
    this.unanswered++;
    this.queue = this.queue
      .then(() => this.answer(message))
      .catch((error) => this.broken(error, message))
      .finally(() => this.unanswered--);
  }

  private broken(error: unknown, message: ClientMessage): void {
    this.options.onError(error, `live ${message.type}`);
    this.refuse(message, said('broken', 'Something broke here; try again.'));
  }

  private refuse(message: ClientMessage, why: Problem): void {
    const id = message.type === 'act' ? { id: message.id, table: message.table } : {};
    this.send({ type: 'problem', ...id, problem: why });
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (message.type === 'ping') this.pong(message.n);
    else if (message.type === 'hello') await this.greet(message);
    else if (this.person === undefined)
      this.send({ type: 'problem', problem: said('no-hello', 'The first message must be "hello".') });
    else if (message.type === 'watch') await this.watch(message, this.person);
    else if (message.type === 'unwatch') this.unwatch(message.table);
    else if (message.type === 'follow') await this.follow(message.event, this.person);
    else if (message.type === 'unfollow') this.unfollow(message.event);
    else if (message.type === 'lobby')
      this.leaveLobby ??= this.options.tables.watchOpen(() => this.send({ type: 'lobby' }));
    else await this.act(message, this.person);
  }

  private pong(n: number): void {
    this.send({ type: 'pong', n, now: Date.now() });
  }

  private async greet({ protocol, token }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) {
      const sentence = `This server speaks protocol ${PROTOCOL}, not ${protocol}.`;
      this.send({ type: 'problem', problem: said('old-protocol', sentence, 'protocol') });
      return;
    }
    const shown = token ?? this.origin.cookie;
    const person = shown === null ? null : await this.options.authenticate(shown);
    if (token !== undefined && !person) {
      this.send({ type: 'problem', problem: said('bad-sign-in', 'This token is not known.', 'token') });
      return;
    }
    if (!this.takePlaceOf(person)) return;
    clearTimeout(this.impatience);
    for (const table of [...this.watched.keys()]) this.unwatch(table);
    for (const event of [...this.followed.keys()]) this.unfollow(event);
    this.person = person;
    this.token = shown;
    this.send({ type: 'welcome', protocol: PROTOCOL, person, now: Date.now() });
  }

  /** Among visitors, or among the connections of this person. False: there is none. */
  private takePlaceOf(person: Person | null): boolean {
    if (this.person !== undefined && this.person?.id === person?.id) return true;
    this.giveUpPlace?.();
    this.giveUpPlace = this.crowd.letIn(person?.id ?? null, this.origin.address);
    if (!this.giveUpPlace) this.turnAway(TOO_MANY);
    return this.giveUpPlace !== null;
  }

  private turnAway(why: Problem): void {
    this.send({ type: 'problem', problem: why });
    this.socket.close(TRY_LATER, why.code);
    // Somebody who does not answer the goodbye would stay for half a minute.
    setTimeout(() => this.socket.terminate(), FAREWELL).unref();
  }

  private async watch(
    { table, since }: Extract<ClientMessage, { type: 'watch' }>,
    person: Person | null,
  ): Promise<void> {
    this.unwatch(table);
    if (this.watched.size >= ALLOWED.tablesWatched) {
      const sentence = `A connection may watch ${ALLOWED.tablesWatched} tables at once.`;
      this.send({ type: 'problem', table, problem: said('busy', sentence, 'table') });
      return;
    }
    const onJoin = (silence: (isSilent: boolean) => void): void => void this.silencers.set(table, silence);
    const watcher = { person, tell: (text: string) => this.tell(text), onJoin };
    const stop = await this.options.tables.watch(table, watcher, since);
    if (!stop) {
      this.send({ type: 'problem', table, problem: noTable('table').problem });
      return;
    }
    if (this.socket.readyState === this.socket.OPEN) this.watched.set(table, stop);
    else stop();
  }

  private unwatch(table: string): void {
    this.watched.get(table)?.();
    this.watched.delete(table);
    this.silencers.delete(table);
  }

  private async follow(event: string, person: Person | null): Promise<void> {
    const refuse = (why: Problem): void => this.send({ type: 'problem', problem: why });
    if (!this.follows.take())
      return refuse(said('too-fast', 'You begin to follow events too often; wait a second.', 'event'));
    this.unfollow(event);
    if (this.followed.size >= ALLOWED.tablesWatched)
      return refuse(said('busy', `A connection may follow ${ALLOWED.tablesWatched} events.`, 'event'));
    const tell = (text: string): void => this.tell(text);
    const stop = await this.options.events.follow(event, { person, tell });
    if (!stop) return refuse(noEvent('event').problem);
    if (this.socket.readyState === this.socket.OPEN) this.followed.set(event, stop);
    else stop();
  }

  private unfollow(event: string): void {
    this.followed.get(event)?.();
    this.followed.delete(event);
  }

  private async act(
    { table, id, act }: Extract<ClientMessage, { type: 'act' }>,
    person: Person | null,
  ): Promise<void> {
    const refuse = (why: Problem): void => this.send({ type: 'problem', id, table, problem: why });
    if (!person) return refuse(said('sign-in', 'Only somebody with a name may act; make a guest first.'));
    const outcome = await this.options.tables.act(table, person, id, act);
    if (outcome.ok) this.send({ type: 'done', id, table, seq: outcome.value.seq });
    else refuse(outcome.problem);
  }

  private send(message: ServerMessage): void {
    this.tell(JSON.stringify(message));
  }

  /** One message, written as JSON. */
  tell(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.bytesWaiting > ALLOWED.bytesWaiting) {
      this.cut();
      return;
    }
    this.gather();
    this.socket.send(text, this.crowd.wait(text.length));
  }

  /** What is said in one go, such as a move and its acknowledgement, leaves in one packet. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.origin.wire.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.origin.wire.uncork();
    });
  }

  get bytesWaiting(): number {
    return this.socket.bufferedAmount;
  }

  cut(): void {
    this.socket.terminate();
  }

  private leave(): void {
    clearTimeout(this.impatience);
    this.crowd.all.delete(this);
    this.giveUpPlace?.();
    this.giveUpPlace = null;
    this.leaveLobby?.();
    for (const stop of [...this.watched.values(), ...this.followed.values()]) stop();
    this.watched.clear();
    this.followed.clear();
    this.silencers.clear();
  }
}

function said(...words: Parameters<typeof problem>): Problem {
  return problem(...words).problem;
}

const NO_HELLO = said('no-hello', 'No "hello" came in time; connect again.');
const TOO_MANY = said('too-fast', 'You have too many connections already; close some.');

/** Even a message that is wrong elsewhere may say which act it was. */
function idsIn(text: string): { id?: string } {
  const id = /"id":"([\w-]{8,64})"/.exec(text)?.[1];
  return id ? { id } : {};
}
