import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { type ClientMessage, type Person, PROTOCOL, type Problem } from '@quartet/protocol';
import { Allowance } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import type { Crowd } from './crowd.ts';
import type { LiveOptions, Quiet } from './live-door.ts';
import { Outgoing } from './outgoing.ts';
import { readMessage } from './read-message.ts';
import { Subscriptions } from './subscriptions.ts';

/** Closing code: the session that opened this connection has ended. */
const SIGNED_OUT = 4401;
/** Closing code: there are too many connections, or this one said no hello in time. A client may try again later. */
const TRY_LATER = 1013;

/** Where a connection comes from. */
export interface Origin {
  /** What carries the socket's frames. */
  readonly wire: Socket;
  readonly address: string;
  /** The token in its cookie; null: none that counts. */
  readonly cookie: string | null;
}

/** One live connection: reads messages in order and answers each. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly origin: Origin;
  private readonly options: LiveOptions;
  private readonly crowd: Crowd<Connection>;
  readonly outgoing: Outgoing;
  private readonly subscriptions: Subscriptions;
  /** Undefined until the hello. */
  private person: Person | null | undefined;
  private token: string | null = null;
  private readonly allowance = new Allowance(ALLOWED.messages);
  private readonly framesRefused = new Allowance(ALLOWED.framesRefused);
  /** Gives back the place among all connections. */
  private giveUpPlace: (() => void) | null;
  /** Gives back the place among those of its address. */
  private readonly leaveAddress: (() => void) | null;
  private readonly impatience: NodeJS.Timeout;
  private unanswered = 0;
  private queue: Promise<void> = Promise.resolve();
  private heardAt = performance.now();
  private askedAt = 0;
  private isSilent = false;
  private isOver = false;

  constructor(socket: WebSocket, origin: Origin, options: LiveOptions, crowd: Crowd<Connection>) {
    this.socket = socket;
    this.origin = origin;
    this.options = options;
    this.crowd = crowd;
    this.outgoing = new Outgoing(socket, origin.wire, (bytes) => crowd.wait(bytes));
    this.subscriptions = new Subscriptions(options, this.outgoing, () =>
      crowd.mayHear(origin.address, ALLOWED.lookCounts),
    );
    crowd.all.add(this);
    this.leaveAddress = crowd.letInFrom(origin.address);
    this.giveUpPlace = this.leaveAddress && crowd.letInNewcomer(origin.address);
    this.impatience = setTimeout(() => this.turnAway(NO_HELLO), ALLOWED.hello).unref();
    socket.on('message', (bytes, isBinary) => this.receive(bytes as Buffer, isBinary));
    socket.on('ping', (bytes) => {
      if (this.isAllowed() && this.mayBeHeard(1)) this.outgoing.pong(bytes);
    });
    socket.on('pong', () => this.isAllowed());
    socket.on('close', () => this.leave());
    // A frame too big or broken: ws closes the connection with the reason in its code.
    socket.on('error', () => undefined);
    if (!this.giveUpPlace) this.turnAway(TOO_MANY);
  }

  /** Somebody who does not answer pings has gone without a word. */
  checkAlive(now: number, { asked, askedIdle, away, gone }: Quiet): void {
    const quiet = now - this.heardAt;
    const isAtTable = this.person !== null && this.subscriptions.isAtTable;
    const due = isAtTable ? asked : askedIdle;
    if (quiet >= gone) this.outgoing.cut();
    // Whoever was not asked yet owes no answer.
    else if (quiet >= due + away - asked) this.fallSilent(true);
    if (now - Math.max(this.heardAt, this.askedAt) < due) return;
    this.askedAt = now;
    this.outgoing.ping();
  }

  private heard(): void {
    this.heardAt = performance.now();
    this.fallSilent(false);
  }

  private fallSilent(isSilent: boolean): void {
    if (this.isSilent === isSilent) return;
    this.isSilent = isSilent;
    this.subscriptions.silence(isSilent);
  }

  /** A session may have ended: whoever came by it is sent away. `person`: of these only. */
  async recheck(person?: string): Promise<void> {
    if (!this.person || this.token === null || this.person.id !== (person ?? this.person.id)) return;
    if (!(await this.options.authenticate(this.token))) this.socket.close(SIGNED_OUT, 'signed out');
  }

  sayGoodbye(): void {
    this.outgoing.send({ type: 'going' });
    this.socket.close(1001, 'going');
  }

  /** Whether a frame of so many bytes is within the allowance. A connection that keeps sending beyond it is cut. */
  private isAllowed(bytes = 0): boolean {
    this.heard();
    if (this.socket.readyState !== this.socket.OPEN) return false;
    const { messages, messageUnit } = ALLOWED;
    const count = Math.min(messages.burst, Math.max(1, Math.ceil(bytes / messageUnit)));
    return this.allowance.take(count) || this.refuseFrame();
  }

  /** The same of all from its address. What answers our own pings is not counted there. */
  private mayBeHeard(count: number): boolean {
    return this.crowd.mayHear(this.origin.address, count) || this.refuseFrame();
  }

  private refuseFrame(): false {
    if (this.framesRefused.take()) this.outgoing.refuseTooFast(TOO_FAST);
    else this.outgoing.cut();
    return false;
  }

  private receive(bytes: Buffer, isBinary: boolean): void {
    if (!this.isAllowed(bytes.length) || !this.mayBeHeard(1)) return;
    const text = isBinary ? '' : String(bytes);
    const read = isBinary ? problem('bad-message', 'Messages are JSON in text frames.') : this.read(text);
    if (!read.ok) {
      this.outgoing.refuse(read.problem, idsIn(text));
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

  /** Nothing thrown here may leave the event of the socket: it would end the process. */
  private read(text: string): Outcome<ClientMessage> {
    try {
      return readMessage(text);
    } catch (error) {
      this.options.onError(error, 'live message');
      return problem('bad-message', 'The message cannot be read.');
    }
  }

  private broken(error: unknown, message: ClientMessage): void {
    this.options.onError(error, `live ${message.type}`);
    this.refuse(message, said('broken', 'Something broke here; try again.'));
  }

  private refuse(message: ClientMessage, why: Problem): void {
    const id = message.type === 'act' ? { id: message.id, table: message.table } : {};
    this.outgoing.refuse(why, id);
  }

  private async answer(message: ClientMessage): Promise<void> {
    // What was sent before the end and read after it: an act may still be meant.
    if (this.isOver && message.type !== 'act') return;
    if (message.type === 'ping') this.pong(message.n);
    else if (message.type === 'hello') await this.greet(message);
    else if (this.person === undefined)
      this.outgoing.refuse(said('no-hello', 'The first message must be "hello".'));
    else if (message.type === 'watch') await this.subscriptions.watch(message, this.person);
    else if (message.type === 'unwatch') this.subscriptions.unwatch(message.table);
    else if (message.type === 'follow') await this.subscriptions.follow(message.event, this.person);
    else if (message.type === 'unfollow') this.subscriptions.unfollow(message.event);
    else if (message.type === 'lobby') this.subscriptions.watchLobby();
    else await this.act(message, this.person);
  }

  private pong(n: number): void {
    this.outgoing.send({ type: 'pong', n, now: Date.now() });
  }

  private async greet({ protocol, token }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) {
      const sentence = `This server speaks protocol ${PROTOCOL}, not ${protocol}.`;
      return this.outgoing.refuse(said('old-protocol', sentence, 'protocol'));
    }
    const shown = token ?? this.origin.cookie;
    const person = shown === null ? null : await this.options.authenticate(shown);
    if (token !== undefined && !person)
      return this.outgoing.refuse(said('bad-sign-in', 'This token is not known.', 'token'));
    // Closed meanwhile: nothing would ever give a place back.
    if (this.isOver || !this.takePlaceOf(person)) return;
    clearTimeout(this.impatience);
    this.subscriptions.clear();
    this.person = person;
    this.token = shown;
    this.outgoing.send({ type: 'welcome', protocol: PROTOCOL, person, now: Date.now() });
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
    this.outgoing.refuse(why);
    this.socket.close(TRY_LATER, why.code);
  }

  private async act(
    { table, id, act }: Extract<ClientMessage, { type: 'act' }>,
    person: Person | null,
  ): Promise<void> {
    const refuse = (why: Problem): void => this.outgoing.refuse(why, { id, table });
    if (!person) return refuse(said('sign-in', 'Only somebody with a name may act; make a guest first.'));
    const outcome = await this.options.tables.act(table, person, id, act);
    if (outcome.ok) this.outgoing.send({ type: 'done', id, table, seq: outcome.value.seq });
    else refuse(outcome.problem);
  }

  private leave(): void {
    this.isOver = true;
    clearTimeout(this.impatience);
    this.crowd.all.delete(this);
    this.giveUpPlace?.();
    this.giveUpPlace = null;
    this.leaveAddress?.();
    this.subscriptions.end();
  }
}

function said(...words: Parameters<typeof problem>): Problem {
  return problem(...words).problem;
}

const NO_HELLO = said('no-hello', 'No "hello" came in time; connect again.');
const TOO_FAST = said('too-fast', 'Too many messages; wait a second.');
const TOO_MANY = said('too-fast', 'You have too many connections already; close some.');

/** Even a message that is wrong elsewhere may say which act it was. */
function idsIn(text: string): { id?: string } {
  const id = /"id":"([\w-]{8,64})"/.exec(text)?.[1];
  return id ? { id } : {};
}
