import type { ServerMessage } from '@quartet/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForNews } from '../../src/http/wait-for-news.ts';
import { ANN, BOB, Node, temporaryFolder } from '../tables/sitting.ts';
import { act, look, make } from './playing.ts';
import { Serving } from './serving.ts';

let folder: ReturnType<typeof temporaryFolder>;
let node: Node;
let table = '';
let newest: Extract<ServerMessage, { type: 'presence' }> | null = null;

beforeEach(async () => {
  newest = null;
  folder = temporaryFolder();
  node = await Node.start(folder.path);
  table = await node.make(ANN, { game: 'keltis', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  const tell = (text: string): void => {
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'presence') newest = message;
  };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await node.tables.watch(table, { person: ANN, tell }, 0);
});
afterEach(async () => {
  vi.useRealTimers();
  await node[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const poll = (since: number, until: AbortSignal): Promise<void> =>
  waitForNews(node.tables, { table, who: BOB, since }, until);

/** Since when Bob is away, as Ann was told last. */
const bobAway = (): number | null | undefined => newest?.away.find(({ seat }) => seat === 1)?.since;

/** Once what was gathered has been told. */
const isHere = (): boolean => {
  vi.advanceTimersByTime(1_000);
  return bobAway() === null;
};

test('whoever was answered at once has left the table again', async () => {
  await poll(0, new AbortController().signal);
  expect(isHere()).toBe(false);
});

test('whoever hung up before the table was open has left it', async () => {
  await poll(99, AbortSignal.abort());
  expect(isHere()).toBe(false);
});

test('whoever waits is at the table until there is something new', async () => {
  const waiting = poll(2, new AbortController().signal);
  // In turn: by then he watches.
  await node.look(table, ANN);
  expect(isHere()).toBe(true);
  await node.act(table, ANN, { type: 'chat', text: 'Hello' });
  await waiting;
  expect(isHere()).toBe(false);
});

test('whoever waits leaves when the time is over', async () => {
  await poll(2, AbortSignal.timeout(50));
  expect(isHere()).toBe(false);
});

test('looks have an allowance of their own, and only so many may wait at once', async () => {
  vi.useRealTimers();
  await using limited = await Serving.start({ rate: 4 });
  const ann = await limited.program('Ann');
  const { table: hers } = await make(ann, { game: 'keltis', seats: 2 });
  const { seq } = await look(ann, hers);
  const ask = () => ann.send(`GET /api/tables/${hers}?since=${seq}&wait=20`);
  const asked = Array.from({ length: 45 }, ask);
  await expect.poll(async () => (await Promise.race([asked[44]!, null]))?.status).toBe(429);
  await act(ann, hers, { type: 'settle', listed: true });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  expect((await ann.send(`GET /api/tables/${hers}`)).status).toBe(429);
  expect((await ann.send(`GET /api/tables/${hers}/record`)).status).toBe(429);
});

test('visitors of one IPv6 network share how many may wait at once', async () => {
  vi.useRealTimers();
  await using serving = await Serving.start({ trustProxy: true });
  const ann = await serving.program('Ann');
  const { table: hers } = await make(ann, { game: 'keltis', seats: 2 });
  const { seq } = await look(ann, hers);
  const ask = (address: string) =>
    serving
      .visitor()
      .send(`GET /api/tables/${hers}?since=${seq}&wait=20`, undefined, { 'x-forwarded-for': address });
  const asked = Array.from({ length: 25 }, (_, n) => ask(`2001:db8:1:2::${n + 1}`));
  await expect.poll(async () => (await Promise.race([...asked, null]))?.status).toBe(429);
  const elsewhere = ask('2001:db8:1:3::1');
  expect(await Promise.race([elsewhere, look(ann, hers)])).toHaveProperty('seq');
  await act(ann, hers, { type: 'settle', listed: true });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect((await elsewhere).status).toBe(200);
});
