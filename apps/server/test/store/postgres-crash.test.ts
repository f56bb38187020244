import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LONG } from '@quartet/testkit/long';
import { type Postgres, startPostgres } from '@quartet/testkit/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { empty } from './conformance.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { type Acknowledged, appendAndDie, expectAll } from './stream.ts';
import { due, newTable, numbersTo, unit } from './units.ts';

let postgres: Postgres;
let store: Store;
let proxy: CuttingProxy;
beforeAll(async () => {
  postgres = await startPostgres();
  store = await openStore({ database: postgres.url });
  const folder = new URL(postgres.url).searchParams.get('host')!;
  proxy = await startCuttingProxy(join(folder, '.s.PGSQL.5432'));
});
beforeEach(() => empty(store));
afterAll(async () => {
  await store?.close();
  await proxy?.[Symbol.asyncDispose]();
  await postgres?.[Symbol.asyncDispose]();
});

test(
  'kill -9 of a node in a stream of entries: what was acknowledged is there, without a hole',
  LONG,
  async () => {
    const acknowledged: Acknowledged = new Map();
    for (const round of numbersTo(5)) {
      await appendAndDie({ database: postgres.url }, acknowledged, 100 + 53 * round);
    }
    expect(acknowledged.size).toBe(16);
    await expectAll(store, acknowledged);
  },
);

test('kill -9 of the database in a stream of entries: nothing lost, nothing twice, and it goes on', async () => {
  const acknowledged: Acknowledged = new Map();
  let isOver = false;
  const write = async (table: string): Promise<void> => {
    for (let seq = 1; !isOver; seq++) {
      const wishes = { deadline: due(table, seq, seq), seed: `seed ${seq}`, people: [`p${seq}`] };
      // Nobody else writes here: an entry that were taken would be one of ours, stored without our knowing.
      expect(await store.append(unit(table, seq, wishes))).toBe('stored');
      acknowledged.set(table, seq);
    }
  };
  const total = (): number => [...acknowledged.values()].reduce((sum, seq) => sum + seq, 0);
  const writers = Promise.all(numbersTo(16).map(newTable).map(write));
  for (const round of numbersTo(4)) {
    const before = total();
    while (total() < before + 100 * round) await wait(5);
    await postgres.crash();
    await postgres.restart();
  }
  const before = total();
  while (total() < before + 100) await wait(5);
  isOver = true;
  await writers;
  await expectAll(store, acknowledged);
  for (const [table, seq] of acknowledged) expect((await store.load(table))?.summary.seq).toBe(seq);
});

test('an entry whose acknowledgement got lost on the way is stored once and acknowledged', async () => {
  const node = await openStore({ database: proxy.url, connections: 2 });
  for (const [number, id] of ['act', null].entries()) {
    const table = newTable();
    await node.append(unit(table, 1));
    proxy.cutAfter(table);
    const lost = unit(table, 2, { entry: { id }, deadline: due(table, 2, 2) });
    expect(await node.append(lost)).toBe('stored');
    expect(proxy.cuts).toBe(number + 1);
    expect((await node.load(table))?.entries).toEqual([unit(table, 1).entry, lost.entry]);
  }
  await node.close();
});

test('an entry that another node wrote while the answer was lost is taken', async () => {
  const node = await openStore({ database: proxy.url, connections: 2 });
  const table = newTable();
  await node.append(unit(table, 1));
  await store.append(unit(table, 2, { entry: { by: 'otto' } }));
  const cuts = proxy.cuts;
  proxy.cutAfter(table);
  expect(await node.append(unit(table, 2, { entry: { by: 'ada' } }))).toBe('taken');
  expect(proxy.cuts).toBe(cuts + 1);
  await node.close();
});

test('a batch whose commit was not answered is stored once', async () => {
  const node = await openStore({ database: proxy.url, connections: 2 });
  const ticket = (hash: string) =>
    node.db.insertInto('ticket').values({ hash, kind: 'code', person: null, body: '', expires: 1 }).compile();
  const cuts = proxy.cuts;
  proxy.cutAfter('commit');
  await node.batch([ticket('a'), ticket('b')]);
  expect(proxy.cuts).toBe(cuts + 1);
  const found = await store.db.selectFrom('ticket').select('hash').orderBy('hash').execute();
  expect(found).toEqual([{ hash: 'a' }, { hash: 'b' }]);
  await node.close();
});

test('a batch whose connection broke in the middle is stored, too', async () => {
  const node = await openStore({ database: proxy.url, connections: 2 });
  const ticket = (hash: string) =>
    node.db.insertInto('ticket').values({ hash, kind: 'code', person: null, body: '', expires: 1 }).compile();
  proxy.cutAfter('the second');
  await node.batch([ticket('the first'), ticket('the second')]);
  expect(await store.db.selectFrom('ticket').select('hash').execute()).toHaveLength(2);
  await node.close();
});

test('a single change is never made twice: its caller hears that the outcome is not known', async () => {
  const node = await openStore({ database: proxy.url, connections: 2 });
  await store.append(unit('counted', 1));
  proxy.cutAfter('update "summary"');
  const change = node.db
    .updateTable('summary')
    .set((is) => ({ updated: is('updated', '+', 1) }))
    .execute();
  await expect(change).rejects.toThrow('whether this was stored is not known');
  const row = await store.db.selectFrom('summary').select('updated').executeTakeFirst();
  expect(row?.updated).toBe(unit('counted', 1).summary.updated + 1);
  await node.close();
});

test('every connection cut at once: reads, writes and hints find new ones', async () => {
  const table = newTable();
  await store.append(unit(table, 1));
  const other = await openStore({ database: postgres.url });
  const hinted = new Promise<string>((resolve) => other.onHint((hint) => resolve(hint)));
  await cutAll(postgres.url);
  expect((await store.load(table))?.summary.seq).toBe(1);
  expect(await store.append(unit(table, 2))).toBe('stored');
  let isHeard = false;
  void hinted.then(() => {
    isHeard = true;
  });
  while (!isHeard) {
    store.hint(table, 2);
    await wait(50);
  }
  expect(await hinted).toBe(table);
  await other.close();
});

test('a database that stays away is reported once patience is over, and used when it is back', async () => {
  const node = await openStore({ database: postgres.url, patience: 300 });
  const table = newTable();
  await node.append(unit(table, 1));
  await postgres.crash();
  await expect(node.append(unit(table, 2))).rejects.toThrow(
    `whether entry 2 of table ${table} is stored is not known`,
  );
  await expect(node.load(table)).rejects.toThrow();
  await postgres.restart();
  expect(await node.append(unit(table, 2))).toBe('stored');
  await node.close();
});

test('a beat waits for the database, and what was kept before is still kept', async () => {
  const { house } = await store.beat(0);
  await store.beat(house + 2_000);
  await postgres.crash();
  const beating = store.beat(house + 2_500);
  await postgres.restart();
  expect((await beating).house).toBe(house + 2_000);
  expect((await store.beat(0)).house).toBe(house + 2_500);
});

async function cutAll(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quartet'`,
  );
  await client.end();
}
