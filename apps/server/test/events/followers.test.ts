import type { Person } from '@quartet/protocol';
import type { EventInfo } from '@quartet/protocol/events';
import { lendDatabase } from '@quartet/testkit/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Events } from '../../src/events/events.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { Serving } from '../http/serving.ts';
import { RoughClient } from '../live/rough-client.ts';
import { ANN, addPeople, BOB, Node, temporaryFolder } from '../tables/sitting.ts';
import { doAt, open as openByHttp } from './evening.ts';

const PLAN = { game: 'keltis', seats: 2, deals: 1, places: 4 } as const;
const FOLLOWERS = 200;
const COMINGS = 15;
/** Messages about one event to one follower: two a second, and the first and the last. */
const PER_SECOND = 2;

async function open(events: Events): Promise<string> {
  const made = await events.create(ANN, PLAN);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.event;
}

function readEvent(text: string): EventInfo {
  return (JSON.parse(text) as { event: EventInfo }).event;
}

test('many who follow an evening are told in steps of those who come and go, at once of the first and in the end of the last', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const events = new Events({ ...node, onError: (error) => void node.errors.push(error) });
  onTestFinished(() => events.close());
  const event = await open(events);
  const heard: string[][] = Array.from({ length: FOLLOWERS }, () => []);
  const watchers = heard.map((own, n) => ({
    person: n === 0 ? ANN : null,
    tell: (text: string): void => void own.push(text),
  }));
  await Promise.all(watchers.map((watcher) => events.follow(event, watcher)));
  expect(heard.map((own) => own.length)).toEqual(heard.map(() => 1));
  const from = performance.now();
  const guests = Array.from({ length: COMINGS }, (_, n): Person => ({ ...BOB, id: `guest-${n}` }));
  await addPeople(node.store, guests);
  for (const guest of guests)
    for (const type of ['join', 'leave'] as const)
      await events.act(event, guest, `${type}-the-evening`, { type });
  await events.act(event, BOB, 'join-the-evening', { type: 'join' });
  const { seq } = (await events.look(event, null))!;
  expect(seq).toBe(2 * COMINGS + 2);
  await expect.poll(() => heard.every((own) => readEvent(own.at(-1)!).seq === seq)).toBe(true);
  const most = 3 + Math.ceil((PER_SECOND * (performance.now() - from)) / 1000);
  expect(Math.max(...heard.map((own) => own.length))).toBeLessThanOrEqual(most);
  // All see the same, each what concerns them.
  expect(new Set(heard.slice(1).map((own) => own.at(-1))).size).toBe(1);
  expect(readEvent(heard[0]!.at(-1)!).me).toEqual({ place: null, table: null, isOver: false });
  expect(readEvent(heard[1]!.at(-1)!).me).toBeNull();
  expect(node.errors).toEqual([]);
});

test('who follows through another node is told when their table is there', async () => {
  await using database = await lendDatabase();
  const nodes = await Promise.all(
    [0, 1].map(async () => {
      const store = await openStore({ database: database.url });
      const tables = new Tables(store, { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined });
      return { store, tables, events: new Events({ store, tables, onError: () => undefined }) };
    }),
  );
  const [here, there] = nodes.map(({ events }) => events) as [Events, Events];
  await addPeople(nodes[0]!.store);
  const event = await open(here);
  let latest: EventInfo | null = null;
  await there.follow(event, { person: ANN, tell: (text) => void (latest = readEvent(text)) });
  await here.act(event, ANN, 'start-the-evening', { type: 'start' });
  await expect.poll(() => latest?.me?.table ?? null, { timeout: 10_000 }).not.toBeNull();
  for (const { store, tables, events } of nodes) {
    events.close();
    await tables.close();
    await store.close();
  }
});

test('a connection is told all of an evening so often only, however often it begins to follow', async () => {
  await using serving = await Serving.start();
  const host = await serving.program('Ann');
  const event = await openByHttp(host, PLAN);
  using client = await RoughClient.signedIn(serving.url, null);
  const tries = ALLOWED.follows.burst + 8;
  for (let n = 1; n < tries; n++) client.socket.send(JSON.stringify({ type: 'follow', event }));
  const [last] = (await client.say({ type: 'follow', event })).slice(-1);
  expect(last).toMatchObject({ type: 'problem', problem: { code: 'too-fast', where: 'event' } });
  expect(client.heard.filter(({ type }) => type === 'event').length).toBeLessThan(tries - 2);
  // Who was refused follows as before.
  await doAt(await serving.program('Bob'), event, { type: 'join' });
  await expect.poll(() => client.heard.findLast((message) => message.type === 'event')?.event.seq).toBe(2);
});
