import { FastRng } from '@quartet/core';
import type { Clock } from '@quartet/protocol';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ANN, addPeople, BOB, randomMove } from './sitting.ts';

const HOUR = 3_600_000;

let postgres: LentDatabase;
let store: Store;
let nodes: [Tables, Tables];
beforeAll(async () => {
  postgres = await lendDatabase();
  store = await openStore({ database: postgres.url });
  await addPeople(store);
  // In two hours of its life nobody could play.
  const at = Date.now();
  await store.db
    .insertInto('heartbeat')
    .values({ id: 1, at, house: at - 2 * HOUR })
    .execute();
  const node = (): Tables =>
    new Tables(store, { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined });
  nodes = [node(), node()];
  for (const { time } of nodes) await time.beat();
});
afterAll(async () => {
  for (const node of nodes ?? []) await node.close();
  await store?.close();
  await postgres?.[Symbol.asyncDispose]();
});

test('a node that reads on what another wrote shows the same clock, whatever the time of day was', async () => {
  const [one, two] = nodes;
  const pace = { kind: 'live', bank: 600, increment: 0 } as const;
  const made = await one.create(ANN, { game: 'keltis', seats: 2, pace });
  if (!made.ok) throw new Error(made.problem.message);
  const { table } = made.value;
  await one.act(table, BOB, 'bob-sits-down', { type: 'sit' });
  await one.act(table, ANN, 'ann-starts-it', { type: 'start' });
  const clocks = async (): Promise<Clock[]> =>
    Promise.all(nodes.map(async (node) => (await node.look(table, null, 0))!.clock!));
  await clocks();
  const rng = new FastRng('nodes');
  for (let move = 0; move < 6; move++) {
    const seat = (await one.look(table, null, 0))!.view!.actor as number;
    const by = [ANN, BOB][seat]!;
    const { view } = (await two.look(table, by, 0))!;
    // In turn through one node and the other.
    const text = randomMove('keltis', view!, rng);
    const done = await nodes[move % 2]!.act(table, by, `move-number-${move}`, { type: 'move', text });
    expect(done.ok).toBe(true);
    const [here, there] = (await clocks()) as [Clock, Clock];
    expect(Math.abs(here.until! - there.until!)).toBeLessThan(60_000);
    expect(here.banks).toEqual(there.banks);
    expect(here.until! - Date.now()).toBeLessThanOrEqual(601_000 + 10_000);
  }
});
