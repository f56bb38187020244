import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Person, ServerMessage } from '@quartet/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Connection } from '../../src/live/connection.ts';
import { Crowd } from '../../src/live/crowd.ts';
import type { LiveOptions } from '../../src/live/live-door.ts';
import { numbersTo } from '../store/units.ts';

/** The server's end of a line whose other end may be slow. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  closedBy: number | null = null;
  readonly heard: ServerMessage[] = [];
  readonly pongs: string[] = [];
  private readonly isSlow: boolean;
  private readonly unsent: (() => void)[] = [];

  constructor(isSlow = false) {
    super();
    this.isSlow = isSlow;
  }

  send(text: string, sent: () => void): void {
    this.heard.push(JSON.parse(text));
    this.bufferedAmount += text.length;
    this.unsent.push(sent);
    if (!this.isSlow) this.catchUp();
  }

  pong(bytes: Buffer, _: boolean, sent: () => void): void {
    this.pongs.push(String(bytes));
    this.unsent.push(sent);
    if (!this.isSlow) this.catchUp();
  }

  /** The reader has read everything. */
  catchUp(): void {
    this.bufferedAmount = 0;
    for (const sent of this.unsent.splice(0)) sent();
  }

  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  close(code: number): void {
    this.closedBy ??= code;
    this.readyState = 3;
    this.emit('close');
  }

  terminate(): void {
    this.close(1006);
  }

  ping(): void {}

  get codes(): string[] {
    return this.heard.map((message) => (message.type === 'problem' ? message.problem.code : message.type));
  }
}

const WIRE = { cork: () => undefined, uncork: () => undefined } as unknown as Socket;
const ANN: Person = { id: 'ann', name: 'Ann', emblem: 'sun' };
let crowd: Crowd<Connection>;
const tables = { act: () => new Promise<never>(() => undefined) };
const events = { follow: async () => () => undefined };
const options = {
  tables,
  events,
  authenticate: async (token: string) => (token === 'anns' ? ANN : null),
  onError: () => undefined,
} as unknown as LiveOptions;

function come(address = '192.0.2.1', line = new Line(), more = {}): Line {
  const origin = { wire: WIRE, address, cookie: null };
  const all = { ...options, tables: { ...tables, ...more } } as unknown as LiveOptions;
  new Connection(line as unknown as WebSocket, origin, all, crowd);
  return line;
}

/** With a name, or as a visitor. */
async function greeted(token: string | null, line = new Line(), more = {}): Promise<Line> {
  come('192.0.2.1', line, more);
  line.say({ type: 'hello', protocol: 1, ...(token && { token }) });
  await vi.advanceTimersByTimeAsync(0);
  return line;
}

beforeEach(() => {
  crowd = new Crowd(true);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a connection that never says hello ends after ten seconds, one that did stays', async () => {
  const [silent, visitor] = [come(), await greeted(null)];
  await vi.advanceTimersByTimeAsync(ALLOWED.hello + 1);
  expect([silent.codes, silent.closedBy]).toEqual([['no-hello'], 1013]);
  expect([visitor.codes, visitor.closedBy]).toEqual([['welcome'], null]);
  expect(crowd.all.size).toBe(1);
});

test('one address has so many connections without a hello, and so many without a name', async () => {
  const silent = numbersTo(ALLOWED.newcomersPerAddress + 1).map(() => come());
  expect(silent.map(({ closedBy }) => closedBy)).toEqual([...silent.slice(1).map(() => null), 1013]);
  expect(silent.at(-1)!.codes).toEqual(['too-fast']);
  expect(come('192.0.2.2').closedBy).toBe(null);
  for (const line of silent) line.close(1000);
  const visitors: Line[] = [];
  for (const _ of numbersTo(ALLOWED.visitorsPerAddress)) visitors.push(await greeted(null));
  expect((await greeted(null)).codes).toEqual(['too-fast']);
  // Whoever has a name is no visitor, and a place that was left is free again.
  expect((await greeted('anns')).codes).toEqual(['welcome']);
  visitors[0]!.close(1000);
  expect((await greeted(null)).codes).toEqual(['welcome']);
});

test('one person has so many connections', async () => {
  for (const _ of numbersTo(ALLOWED.connectionsPerPerson)) await greeted('anns');
  const last = await greeted('anns');
  expect([last.codes, last.closedBy]).toEqual([['too-fast'], 1013]);
});

test('one address has so many connections with names, too', () => {
  const leave = numbersTo(ALLOWED.connectionsPerAddress).map(() => crowd.letInFrom('192.0.2.1'));
  expect(leave).not.toContain(null);
  expect(come().codes).toEqual(['too-fast']);
  expect(come('192.0.2.2').closedBy).toBe(null);
  leave[0]!();
  expect(come().closedBy).toBe(null);
});

test('one address says so much by all of its connections together, and others are heard meanwhile', async () => {
  const lines: Line[] = [];
  for (const _ of numbersTo(40)) lines.push(await greeted('anns'));
  for (const _ of numbersTo(80)) lines.push(await greeted(null));
  const { burst } = ALLOWED.messages;
  for (const n of numbersTo(burst - 1)) for (const line of lines) line.say({ type: 'ping', n, atOnce: true });
  const answered = lines.flatMap(({ codes }) => codes.filter((code) => code !== 'too-fast'));
  expect(answered.length).toBe(ALLOWED.messagesPerAddress.burst);
  const other = come('192.0.2.2');
  other.say({ type: 'ping', n: 1, atOnce: true });
  expect(other.codes).toEqual(['pong']);
  await vi.advanceTimersByTimeAsync(1_000);
  lines[0]!.say({ type: 'ping', n: 1, atOnce: true });
  expect(lines[0]!.codes.at(-1)).toBe('pong');
});

test('a whole table is told to one connection so often, and to all of one address', async () => {
  let told = 0;
  const watch = async (): Promise<null> => {
    told++;
    return null;
  };
  const { burst } = ALLOWED.follows;
  const lines: Line[] = [];
  const most = ALLOWED.messagesPerAddress.burst / ALLOWED.lookCounts;
  for (const _ of numbersTo(Math.ceil(most / burst) + 5))
    lines.push(await greeted(null, new Line(), { watch }));
  for (const _ of numbersTo(burst + 5)) lines[0]!.say({ type: 'watch', table: 'a-table', since: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect([told, lines[0]!.codes.at(-1)]).toEqual([burst, 'too-fast']);
  for (const _ of numbersTo(burst))
    for (const line of lines.slice(1)) line.say({ type: 'watch', table: 'a-table', since: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toBeLessThanOrEqual(most);
  expect(lines.at(-1)!.codes).toContain('too-fast');
});

test('a connection that closes before its hello is answered takes no place', async () => {
  for (const _ of numbersTo(ALLOWED.connectionsPerPerson)) {
    const line = come();
    line.say({ type: 'hello', protocol: 1, token: 'anns' });
    line.close(1000);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect((await greeted('anns')).codes).toEqual(['welcome']);
});

test('a connection that closes before it is told of the lobby is not told of it for ever', async () => {
  const watchOpen = vi.fn(() => () => undefined);
  const line = await greeted('anns', new Line(), { watchOpen });
  line.say({ type: 'lobby' });
  line.close(1000);
  await vi.advanceTimersByTimeAsync(0);
  expect(watchOpen).not.toHaveBeenCalled();
});

test('acts that cannot be stored just now wait, but not without end', async () => {
  const line = await greeted('anns');
  for (const number of numbersTo(ALLOWED.messagesWaiting + 5)) {
    const act = { type: 'move', text: 'play 7' };
    line.say({ type: 'act', table: 'table', id: `act-of-mine-${number}`, act });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(line.codes).toEqual(['welcome', ...Array.from({ length: 5 }, () => 'busy')]);
  expect(line.heard.at(-1)).toMatchObject({ id: `act-of-mine-${ALLOWED.messagesWaiting + 5}` });
});

test('a connection watches so many tables and follows so many events, and one that is watched again counts once', async () => {
  const line = await greeted('anns', new Line(), { watch: async () => () => undefined });
  const names = numbersTo(ALLOWED.tablesWatched).map((number) => `number-${number}`);
  for (const name of [...names, ...names]) {
    line.say({ type: 'watch', table: name, since: 0 });
    line.say({ type: 'follow', event: name });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(line.codes).toEqual(['welcome']);
  line.say({ type: 'watch', table: 'one-more', since: 0 });
  line.say({ type: 'follow', event: 'one-more' });
  await vi.advanceTimersByTimeAsync(0);
  expect(line.codes).toEqual(['welcome', 'busy', 'busy']);
});

test('a message that waits counts with what it takes beside its text', async () => {
  const line = await greeted(null, new Line(true));
  const [connection] = crowd.all;
  const short = JSON.stringify({ type: 'lobby' });
  for (const _ of numbersTo(10_000)) connection!.outgoing.tell(short);
  expect(line.closedBy).toBe(1006);
  expect(line.heard.length).toBeLessThan(ALLOWED.bytesWaiting / 1_000);
});

test('a reader who is behind is neither pinged nor answered pings, until it catches up', async () => {
  const line = await greeted(null, new Line(true));
  const [connection] = crowd.all;
  line.emit('ping', Buffer.from('first'));
  connection!.outgoing.tell(JSON.stringify({ type: 'pong', big: 'x'.repeat(ALLOWED.bytesWaitingAtPing) }));
  line.emit('ping', Buffer.from('second'));
  connection!.outgoing.ping();
  expect(line.pongs).toEqual(['first']);
  line.catchUp();
  line.emit('ping', Buffer.from('third'));
  expect(line.pongs).toEqual(['first', 'third']);
});

test('what waits for slow readers is bounded in all: whoever is furthest behind makes room', async () => {
  const lines: Line[] = [];
  for (const _ of numbersTo(30)) lines.push(await greeted(null, new Line(true)));
  const connections = [...crowd.all];
  const big = 'x'.repeat(1_000_000);
  for (const _ of numbersTo(3))
    for (const connection of connections) connection.outgoing.tell(JSON.stringify({ type: 'pong', big }));
  const waiting = lines
    .filter(({ closedBy }) => closedBy === null)
    .reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  expect(lines.some(({ closedBy }) => closedBy === 1006)).toBe(true);
  expect(waiting).toBeLessThanOrEqual(ALLOWED.bytesWaitingInAll);
});
