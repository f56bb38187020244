import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askFor } from '../../src/asker.ts';
import { FairGate, TooBusy } from '../../src/fair-gate.ts';
import { Readiness } from '../../src/http/readiness.ts';
import { Subscriptions } from '../../src/push/subscriptions.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { sweepForsaken } from '../../src/sweep.ts';
import { due, newTable, numbersTo, unit } from './units.ts';

/** Any number: reads that want this advisory lock last until it is given back. */
const LOCK = 4711;

let postgres: LentDatabase;
let holder: Client;
let store: Store;
beforeAll(async () => {
  postgres = await lendDatabase();
  holder = new Client({ connectionString: postgres.url });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await postgres?.[Symbol.asyncDispose]();
});
beforeEach(async () => {
  store = await openStore({ database: postgres.url, connections: 2 });
});
afterEach(async () => {
  await holder.query('select pg_advisory_unlock_all()');
  await store.close();
});

/** Fills all connections with reads that last, and a line of them behind; resolves to their number once released. */
async function fillWithReads(count: number): Promise<() => Promise<number>> {
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const reads = numbersTo(count).map(() =>
    sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(store.db),
  );
  const waiting = async (): Promise<number> => {
    const text = 'select count(*)::int as n from pg_locks where objid = $1 and not granted';
    return (await holder.query(text, [LOCK])).rows[0].n;
  };
  await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
  return async () => {
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    return (await Promise.all(reads)).length;
  };
}

test('while slow reads hold every connection, the node beats, keeps moves, claims deadlines and is ready', async () => {
  const table = newTable();
  await store.append(unit(table, 1));
  const other = await openStore({ database: postgres.url, connections: 1 });
  const hinted = new Promise<string>((resolve) => other.onHint((hint) => resolve(hint)));
  const release = await fillWithReads(30);
  const { house } = await store.beat(0);
  expect((await store.beat(house + 1_000)).house).toBe(house);
  expect(await store.append(unit(table, 2, { deadline: due(table, 2, 1, { kind: 'bot' }) }))).toBe('stored');
  expect(await store.append(unit(table, 2))).toBe('taken');
  const claim = { now: 2, clock: 2, lease: 5_000, limit: 9, kinds: ['bot'] } as const;
  expect(await store.claimDeadlines(claim)).toMatchObject([{ table }]);
  expect(await store.nextDeadline(['bot'])).toBeNull();
  store.hint(table, 2);
  expect(await hinted).toBe(table);
  expect(await new Readiness(store).isReady()).toBe(true);
  expect(await release()).toBe(30);
  await other.close();
});

test('guests who cannot come back are found among many, whatever memory the database gives', async () => {
  await using lent = await lendDatabase();
  const poor = await openStore({ database: lent.url });
  const client = new Client({ connectionString: lent.url });
  await client.connect();
  await client.query(`alter database ${new URL(lent.url).pathname.slice(1)} set work_mem = '64kB'`);
  await client.query(`insert into person (id, name, emblem, created)
    select 'guest-of-some-length-' || i, 'Guest', 'sun', 1 from generate_series(1, 40000) i`);
  await client.query(`insert into session (id, person, hash, kind, label, created, seen, expires)
    select 's' || i, 'guest-of-some-length-' || i, 'h' || i, 'browser', '', 1, 1, 1 from generate_series(2, 40000) i`);
  await client.query(`insert into push (id, person, session, endpoint, p256dh, auth, language, created)
    select 'u' || i, 'p', 's' || i, '', '', '', 'en', 1 from generate_series(1, 40000) i`);
  await client.query('analyze');
  await poor.close();
  // New connections, with little memory.
  const store = await openStore({ database: lent.url });
  const gone: string[] = [];
  const deletion = { delete: async (person: string) => void gone.push(person) };
  const tables = { remove: async () => true, isAttended: () => true };
  await sweepForsaken({ store, tables, deletion }, Date.now());
  expect(gone).toEqual(['guest-of-some-length-1']);
  await new Subscriptions(store).sweep();
  const left = await client.query('select count(*)::int as n from push');
  expect(left.rows).toEqual([{ n: 39_999 }]);
  await store.close();
  await client.end();
}, 20_000);

test('those who ask take turns for connections, and one who asks without end is refused, the server itself never', async () => {
  const release = await fillWithReads(2);
  const read = () => store.db.selectFrom('person').selectAll().execute();
  const order: string[] = [];
  const ask = (asker: string) =>
    askFor(asker, read).then(
      () => void order.push(asker),
      (error) => void order.push(error instanceof TooBusy ? 'refused' : String(error)),
    );
  const own = numbersTo(20).map(() => read().then(() => 'served'));
  const asked = [...numbersTo(600).map(() => ask('flood')), ask('one'), ask('other')];
  await release();
  await Promise.all(asked);
  expect(await Promise.all(own)).toEqual(own.map(() => 'served'));
  const served = order.filter((asker) => asker !== 'refused');
  expect(order).toHaveLength(602);
  expect(served.length).toBeLessThanOrEqual(500);
  expect(served.length).toBeGreaterThan(400);
  // Second and third in line; how much one connection answers while the other waits for a processor is theirs.
  expect(served.indexOf('one')).toBeLessThan(served.length / 4);
  expect(served.indexOf('other')).toBeLessThan(served.length / 4);
});

test('whoever waits too long for a connection is told to try again', async () => {
  const gate = new FairGate({ atOnce: 1, waiting: 5, patience: 20, refusal: 'Much to do.' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = gate.within('one', () => promise);
  await expect(gate.within('other', async () => {})).rejects.toThrow(TooBusy);
  const patient = gate.within(FairGate.SERVER, async () => 'served');
  await expect(gate.within('other', async () => {})).rejects.toThrow('Much to do.');
  resolve();
  await first;
  expect(await patient).toBe('served');
  expect(await gate.within('other', async () => 'served')).toBe('served');
});
