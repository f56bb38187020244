import { promiseOf } from '@quartet/core';
import type { ServerMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, EASY, look, make } from '../http/playing.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { RoughClient } from '../live/rough-client.ts';

let postgres: LentDatabase;
let nodes: [Serving, Serving];
beforeAll(async () => {
  postgres = await lendDatabase();
  const start = () => Serving.start({ database: postgres.url });
  nodes = [await start(), await start()];
});
afterAll(async () => {
  for (const node of nodes ?? []) await node[Symbol.asyncDispose]();
  await postgres?.[Symbol.asyncDispose]();
});

type Presence = Extract<ServerMessage, { type: 'presence' }>;

const last = ({ heard }: RoughClient): Presence | undefined =>
  heard.filter((message) => message.type === 'presence').at(-1);

/** Who of the seats is away, and how many look on, as this connection was told last. */
function seen(client: RoughClient): { away: number[]; watchers: number } | null {
  const told = last(client);
  if (!told) return null;
  const away = told.away.flatMap(({ seat, since }) => (since === null ? [] : [seat]));
  return { away, watchers: told.watchers };
}

async function watching(node: Serving, token: string | null, table: string): Promise<RoughClient> {
  const client = await RoughClient.signedIn(node.url, token);
  await client.say({ type: 'watch', table, since: 0 });
  return client;
}

test('whoever is at a table is there for all nodes, and away for all when the last line ends', async () => {
  const [one, two] = nodes;
  const [ann, bob] = await Promise.all([one.program('Ann'), one.program('Bob')]);
  const { table } = await make(ann, { game: 'keltis', seats: 2 });
  await act(bob, table, { type: 'sit' });
  using hers = await watching(one, ann.token, table);
  expect(seen(hers)).toEqual({ away: [1], watchers: 0 });
  const his = await watching(two, bob.token, table);
  await expect.poll(() => seen(hers)).toEqual({ away: [], watchers: 0 });
  await expect.poll(() => seen(his)).toEqual({ away: [], watchers: 0 });
  const visitor = await watching(two, null, table);
  const alsoHis = await watching(one, bob.token, table);
  await expect.poll(() => seen(hers)).toEqual({ away: [], watchers: 1 });
  his[Symbol.dispose]();
  visitor[Symbol.dispose]();
  await expect.poll(() => seen(hers)).toEqual({ away: [], watchers: 0 });
  alsoHis[Symbol.dispose]();
  await expect.poll(() => seen(hers)).toEqual({ away: [1], watchers: 0 });
});

test('a node that starts later knows who is where', async () => {
  const ann = await nodes[0].program('Ann');
  const { table } = await make(ann, { game: 'keltis', seats: 2 });
  using _ = await watching(nodes[0], ann.token, table);
  await using late = await Serving.start({ database: postgres.url });
  using visitor = await watching(late, null, table);
  await expect.poll(() => seen(visitor)).toEqual({ away: [], watchers: 1 });
});

test('nothing is refused for what another node has made possible a moment before', async () => {
  const [one, two] = nodes;
  const [ann, bob] = await Promise.all([one.program('Ann'), two.program('Bob')]);
  for (let n = 0; n < 5; n++) {
    const { table } = await make(ann, { game: 'keltis', seats: 2 });
    await act(bob, table, { type: 'sit' });
    await act(ann, table, { type: 'start' });
    await act(bob, table, { type: 'cover', seat: 1 });
    await act(ann, table, { type: 'pause' });
  }
});

test('two nodes race for every move of a table: each is made once, and everybody is told of all', async () => {
  const [one, two] = nodes;
  const ann = await one.program('Ann');
  const { table } = await make(ann, { game: 'keltis', seats: 2, bots: [null, EASY] });
  using here = await watching(one, ann.token, table);
  using there = await watching(two, ann.token, table);
  await act(ann, table, { type: 'start' });
  const elsewhere = new Visitor(two.url, ann.token);
  for (let turn = 0; turn < 15; turn++) {
    const legal = await myTurn(ann, table);
    // The same turn, by other ids: one of them comes too late.
    const tries = [ann, elsewhere].map((who, n) =>
      who.send(`POST /api/tables/${table}/moves`, { text: legal[0], id: `turn-${turn}-at-${n}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ ok }) => ok);
    expect(statuses.filter(Boolean).length).toBeGreaterThan(0);
  }
  const { seq, news } = await look(ann, table);
  expect(news.map((item) => item.seq)).toEqual(news.map((_, index) => index + 1));
  const plies = news.flatMap(({ kind, ply }) => (kind === 'moved' ? [ply] : []));
  expect(plies).toEqual(plies.map((_, index) => index));
  const newest = (client: RoughClient): number =>
    Math.max(...client.heard.map((message) => (message.type === 'table' ? message.seq : 0)));
  await expect.poll(() => Math.min(newest(here), newest(there))).toBeGreaterThanOrEqual(seq);
});

test('the luck is everybody’s, whichever node they are at: nobody is asked, nobody waits for the moment', async () => {
  const [one, two] = nodes;
  const [ann, bob] = await Promise.all([one.program('Ann'), two.program('Bob')]);
  const { table } = await make(ann, { game: 'keltis', seats: 2 });
  await act(bob, table, { type: 'sit' });
  using _hers = liveAt(one, ann, table);
  using _his = liveAt(two, bob, table);
  const luckAt = async () => (await look(ann, table)).info!.luck!;
  await expect.poll(async () => (await luckAt()).promises.filter(Boolean).length).toBe(2);
  await act(ann, table, { type: 'start' });
  await expect.poll(async () => (await look(bob, table)).info!.status).toBe('playing');
  const { promises, seal, contributions } = await luckAt();
  expect(contributions!.map((contribution) => promiseOf(seal, contribution))).toEqual(promises);
});

/** A whole client, as a page has one. */
function liveAt({ url }: Serving, { token }: Visitor, table: string): Disposable {
  const client = new LiveClient({ url: `${url.replace('http', 'ws')}/live`, token: token! });
  client.watch(table, { onTable: () => undefined });
  return { [Symbol.dispose]: () => client.close() };
}

/** The legal moves, once it is this person's turn. */
async function myTurn(who: Visitor, table: string): Promise<readonly string[]> {
  for (;;) {
    const { legal } = await look(who, table, '?wait=1');
    if (legal) return legal;
  }
}
