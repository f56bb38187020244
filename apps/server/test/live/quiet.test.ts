import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { Person, ServerMessage } from '@quartet/protocol';
import { expect, test } from 'vitest';
import { Connection } from '../../src/live/connection.ts';
import { Crowd } from '../../src/live/crowd.ts';
import { type LiveOptions, LOOKS, QUIET } from '../../src/live/live-door.ts';
import { ANN, BOB, Node, temporaryFolder } from '../tables/sitting.ts';

/** The server's end of a line; what is at the other end answers nothing by itself. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  pings = 0;
  readonly heard: ServerMessage[] = [];

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  terminate(): void {
    this.readyState = 3;
    this.emit('close');
  }

  ping(): void {
    this.pings++;
  }

  /** Since when each seat is away, as it was told last. */
  get away(): (number | null)[] | undefined {
    return this.presence?.away.map(({ since }) => since);
  }

  get watchers(): number | undefined {
    return this.presence?.watchers;
  }

  private get presence() {
    return this.heard.findLast((message) => message.type === 'presence');
  }
}

const WIRE = { cork: () => undefined, uncork: () => undefined } as unknown as Socket;

function connect(
  node: Node,
  person: Person | null,
): { readonly line: Line; readonly connection: Connection } {
  const line = new Line();
  const options = {
    tables: node.tables,
    authenticate: async () => person,
    onError: () => undefined,
  } as unknown as LiveOptions;
  const origin = { wire: WIRE, address: '::1', cookie: 'any' };
  const connection = new Connection(line as unknown as WebSocket, origin, options, new Crowd(true));
  line.say({ type: 'hello', protocol: 1 });
  return { line, connection };
}

test('whoever falls silent is away to the others within six seconds, here again with a word, and cut off in the end', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  const [ann, bob] = [connect(node, ANN), connect(node, BOB)];
  for (const { line } of [ann, bob]) line.say({ type: 'watch', table, since: 0 });
  await expect.poll(() => ann.line.away).toEqual([null, null]);

  const after = (quiet: number): void => bob.connection.checkAlive(performance.now() + quiet, QUIET);
  after(QUIET.asked);
  expect(bob.line.pings).toBe(1);
  after(QUIET.away);
  await expect.poll(() => ann.line.away).toEqual([null, expect.any(Number)]);
  // What comes late is heard all the same.
  bob.line.emit('pong');
  await expect.poll(() => ann.line.away).toEqual([null, null]);
  after(QUIET.gone);
  expect(bob.line.readyState).toBe(3);
  await expect.poll(() => ann.line.away).toEqual([null, expect.any(Number)]);
  expect(node.errors).toEqual([]);

  /** Until it is looked again, and until it is told. */
  const slack = QUIET.asked / LOOKS + 250;
  expect(QUIET.away + slack).toBeLessThan(6_000);
  // A line that takes two seconds for an answer is not taken for a dead one.
  expect(QUIET.away - QUIET.asked - slack).toBeGreaterThan(2_000);
});

test('who only looks on without a name is asked less often, and is there as long as no answer is owed', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  const [ann, visitor] = [connect(node, ANN), connect(node, null)];
  for (const { line } of [ann, visitor]) line.say({ type: 'watch', table, since: 0 });
  await expect.poll(() => ann.line.watchers).toBe(1);
  const told = ann.line.heard.length;
  const after = (quiet: number): void => visitor.connection.checkAlive(performance.now() + quiet, QUIET);
  after(QUIET.away);
  after(QUIET.askedIdle);
  expect(visitor.line.pings).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(ann.line.heard).toHaveLength(told);
  after(QUIET.askedIdle + QUIET.away - QUIET.asked);
  await expect.poll(() => ann.line.watchers).toBe(0);
  expect(QUIET.askedIdle + QUIET.away - QUIET.asked).toBeLessThan(QUIET.gone);
});

test('a ping at once is answered before what waits', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  const { line } = connect(node, ANN);
  line.say({ type: 'watch', table, since: 0 });
  line.say({ type: 'ping', n: 1 });
  line.say({ type: 'ping', n: 2, atOnce: true });
  await expect.poll(() => line.heard.flatMap((one) => (one.type === 'pong' ? [one.n] : []))).toEqual([2, 1]);
});
