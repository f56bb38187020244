import { setTimeout as wait } from 'node:timers/promises';
import { FastRng } from '@quartet/core';
import { LONG } from '@quartet/testkit/long';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Deadlines } from '../../src/tables/deadlines.ts';
import { Tables } from '../../src/tables/tables.ts';
import { EASY } from '../http/playing.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, randomMove, temporaryFolder } from './sitting.ts';

/** Milliseconds for which a node that dies has claimed the turn. */
const LEASE = 2_500;
/** How long clocks had stood still when it did: with the lease, longer than they do. */
const STILL = 8_000;

onBothStores({ PostgreSQL: LONG }, (place) => {
  test('the turn of a bot that a killed node had claimed is taken over while clocks still stand still', async () => {
    const { store } = place;
    await store.beat(Date.now());
    let later = 0;
    const clocks = {
      daytime: () => Date.now() + later,
      running: () => performance.now() + later,
      working: () => 0,
    };
    const options = { botFloor: 0, botBudget: 2, onError: () => undefined };
    const dying = new Tables(store, { ...options, workers: 0, clocks });
    await dying.time.beat();
    const made = await dying.create(ANN, { game: 'keltis', seats: 2, bots: [EASY, null] });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await dying.act(table, ANN, 'ann-starts-it', { type: 'start' });
    const look = async () => (await dying.look(table, ANN, 0))!;
    const rng = new FastRng('lost turns');
    for (let at = await look(); at.view!.actor === at.viewer; at = await look()) {
      const text = randomMove('keltis', at.view!, rng);
      await dying.act(table, ANN, `ann-moves-at-${at.seq}`, { type: 'move', text });
    }
    const { seq: left } = await look();
    later = STILL;
    const { time } = dying;
    const now = { now: time.forBots(), clock: time.certain };
    const claimed = await store.claimDeadlines({ ...now, lease: LEASE, limit: 1, kinds: ['bot'] });
    expect(claimed).toMatchObject([{ table }]);
    await dying.close();

    const next = new Tables(store, { ...options, workers: 1 });
    const deadlines = new Deadlines(store, next, () => undefined);
    await deadlines.start();
    const stopped = next.time.now();
    const seq = async (): Promise<number> => (await next.look(table, ANN, 0))!.seq;
    await expect.poll(seq, { timeout: 30_000, interval: 100 }).toBeGreaterThan(left);
    expect(next.time.now()).toBe(stopped);
    deadlines.stop();
    await next.close();
  }, 40_000);
});

test('a deadline that is no number, as in a damaged store, does not keep a node busy', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  let looks = 0;
  const counted: Store = new Proxy(store, {
    get(target, key) {
      if (key === 'nextDeadline') looks++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const tables = new Tables(counted, { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined });
  const damaged = sql`insert into deadline (table_id, seq, at, kind, leased) values ('t', 1, 'soon', 'luck', 0)`;
  await damaged.execute(store.db);
  const deadlines = new Deadlines(counted, tables, () => undefined);
  await deadlines.start();
  await wait(700);
  deadlines.stop();
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(20);
  await tables.close();
  await store.close();
});
