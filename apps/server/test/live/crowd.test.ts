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
  private readonly isSlow: boolean;

  constructor(isSlow = false) {
    super();
    this.isSlow = isSlow;
  }

  send(text: string, sent: () => void): void {
    this.heard.push(JSON.parse(text));
    if (this.isSlow) this.bufferedAmount += text.length;
    else sent();
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
const options = {
  tables,
  authenticate: async (token: string) => (token === 'anns' ? ANN : null),
  onError: () => undefined,
} as unknown as LiveOptions;

function come(address = '192.0.2.1', line = new Line()): Line {
  const origin = { wire: WIRE, address, cookie: null };
  new Connection(line as unknown as WebSocket, origin, options, crowd);
  return line;
}

/** With a name, or as a visitor. */
async function greeted(token: string | null, line = new Line()): Promise<Line> {
  come('192.0.2.1', line);
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

test('what waits for slow readers is bounded in all: whoever is furthest behind makes room', async () => {
  const lines: Line[] = [];
  for (const _ of numbersTo(30)) lines.push(await greeted(null, new Line(true)));
  const connections = [...crowd.all];
  const big = 'x'.repeat(1_000_000);
  for (const _ of numbersTo(3))
    for (const connection of connections) connection.tell(JSON.stringify({ type: 'pong', big }));
  const waiting = lines
    .filter(({ closedBy }) => closedBy === null)
    .reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
  expect(lines.some(({ closedBy }) => closedBy === 1006)).toBe(true);
  expect(waiting).toBeLessThanOrEqual(ALLOWED.bytesWaitingInAll);
});
