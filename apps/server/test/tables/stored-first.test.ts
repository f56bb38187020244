import type { ServerMessage } from '@quartet/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ANN, addPeople, BOB, temporaryFolder } from './sitting.ts';

/** A real store behind a gate that can be shut, or fail; `unread`: what is looked up beside the log cannot be. */
let gate: 'open' | 'shut' | 'broken' | 'unread' = 'open';
let openGate: (() => void)[] = [];
let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let tables: Tables;
let table = '';
const heard: ServerMessage[] = [];

async function pass(): Promise<void> {
  if (gate === 'broken') throw new Error('the disk is away');
  if (gate === 'shut') await new Promise<void>((resolve) => openGate.push(resolve));
}

beforeEach(async () => {
  gate = 'open';
  openGate = [];
  heard.length = 0;
  folder = temporaryFolder();
  store = await openStore({ data: folder.path });
  await addPeople(store);
  const gated: Store = new Proxy(store, {
    get(target, key) {
      if (key === 'db' && gate === 'unread') throw new Error('the database is away');
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const isGated = key === 'append' || key === 'load';
      return async (...given: unknown[]) => {
        if (isGated) await pass();
        return value.apply(target, given);
      };
    },
  });
  tables = new Tables(gated, { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined });
  const made = await tables.create(ANN, { game: 'keltis', seats: 2 });
  if (!made.ok) throw new Error(made.problem.message);
  ({ table } = made.value);
  await tables.watch(table, { person: ANN, tell: (text) => heard.push(JSON.parse(text)) }, 0);
});
afterEach(async () => {
  await tables.close();
  await store.close();
  folder[Symbol.dispose]();
});

const told = (): number[] =>
  heard.flatMap((message) => (message.type === 'table' ? message.news.map(({ seq }) => seq) : []));

test('nothing is acknowledged or shown before it is stored', async () => {
  gate = 'shut';
  let isDone = false;
  const acting = tables.act(table, BOB, 'bob-sits-down', { type: 'sit' }).then((outcome) => {
    isDone = true;
    return outcome;
  });
  await expect.poll(() => openGate.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([isDone, told()]).toEqual([false, [1]]);
  gate = 'open';
  for (const open of openGate) open();
  expect(await acting).toEqual({ ok: true, value: { seq: 2 } });
  expect(told()).toEqual([1, 2]);
});

test('what could not be stored was never there, even if the log cannot be read at first', async () => {
  gate = 'broken';
  await expect(tables.act(table, BOB, 'bob-sits-down', { type: 'sit' })).rejects.toThrow('the disk is away');
  await expect(tables.look(table, BOB, 0)).rejects.toThrow('the disk is away');
  gate = 'open';
  expect((await tables.look(table, BOB, 0))!.info!.players[1]).toEqual({ kind: 'open' });
  expect(told()).toEqual([1]);
  expect(await tables.act(table, BOB, 'bob-sits-down', { type: 'sit' })).toEqual({
    ok: true,
    value: { seq: 2 },
  });
  expect(told()).toEqual([1, 2]);
});

test('what another node wrote first is told to the watchers here, also when it leaves nothing to do', async () => {
  const { summary, entries } = (await store.load(table))!;
  const body = JSON.stringify({ seat: 1, person: BOB.id });
  const entry = { ...entries[0]!, seq: 2, kind: 'seated', by: BOB.id, id: `${BOB.id} from-elsewhere`, body };
  await store.append({ entry, summary: { ...summary, seq: 2 }, deadline: null, people: [ANN.id, BOB.id] });
  const late = await tables.act(table, BOB, 'from-this-node', { type: 'sit' });
  expect(late).toMatchObject({ ok: false, problem: { code: 'seat-taken' } });
  expect(told()).toEqual([1, 2]);
});

test('what was stored when nobody could be told of it is told as soon as they can be', async () => {
  await tables.act(table, BOB, 'sitting-down', { type: 'sit' });
  heard.length = 0;
  gate = 'unread';
  await expect(tables.act(table, BOB, 'a-greeting', { type: 'chat', text: 'hello' })).rejects.toThrow('away');
  expect(told()).toEqual([]);
  gate = 'open';
  const { seq } = (await tables.look(table, null, 0))!;
  expect(told()).toEqual([seq]);
  await tables.act(table, BOB, 'a-greeting', { type: 'chat', text: 'hello' });
  expect(told()).toEqual([seq]);
});
