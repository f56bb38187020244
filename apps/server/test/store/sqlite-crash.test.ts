import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { longUnless } from '@quartet/testkit/long';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { SqliteThread } from '../../src/store/sqlite-thread.ts';
import { type Acknowledged, appendAndDie, expectAll } from './stream.ts';
import { newTable, numbersTo, unit } from './units.ts';

const APPENDER = fileURLToPath(new URL('./appender.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quartet-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

for (const times of [2, 8])
  test(
    `${times} times kill -9 in a stream of entries: what was acknowledged is there, without a hole`,
    longUnless(times === 2),
    async () => {
      const acknowledged: Acknowledged = new Map();
      for (const round of numbersTo(times))
        await appendAndDie({ data: folder }, acknowledged, 60 + 37 * round);
      expect(acknowledged.size).toBe(16);
      const store = await openStore({ data: folder });
      await expectAll(store, acknowledged);
      await store.close();
    },
  );

test('when an entry is acknowledged it is in the file already', async () => {
  const store = await openStore({ data: folder });
  using reader = new DatabaseSync(join(folder, 'quartet.db'), { readOnly: true });
  const look = reader.prepare('select count(*) as found from log where table_id = ? and seq = ?');
  const early: string[] = [];
  const write = async (table: string): Promise<void> => {
    for (const seq of numbersTo(10)) {
      await store.append(unit(table, seq));
      if (look.get(table, seq)?.found !== 1) early.push(`${table} ${seq}`);
    }
  };
  await Promise.all(numbersTo(20).map(newTable).map(write));
  expect(early).toEqual([]);
  await store.close();
});

test('a second process is refused, and told who has the folder; kill -9 leaves no lock behind', async () => {
  const child = spawn(process.execPath, [APPENDER, JSON.stringify({ data: folder }), 'Infinity']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await expect(openStore({ data: folder })).rejects.toThrow(
    `${folder} is in use by another Quartet (process ${child.pid}).`,
  );
  child.kill('SIGKILL');
  await gone;
  const store = await openStore({ data: folder });
  // Not even this process may open it twice.
  await expect(openStore({ data: folder })).rejects.toThrow(`(process ${process.pid})`);
  await store.close();
  await (await openStore({ data: folder })).close();
});

test('the folder is made where it is missing', async () => {
  const data = join(folder, 'some', 'where');
  const store = await openStore({ data });
  expect(await store.append(unit('table', 1))).toBe('stored');
  await store.close();
});

test('a place that cannot be used is refused with a sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'not a folder');
  await expect(openStore({ data: file })).rejects.toThrow(`The folder ${file} cannot be used: EEXIST`);
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'quartet.db'), 'not a database, but a text that is long enough'.repeat(20));
  await expect(openStore({ data: other })).rejects.toThrow(
    `${join(other, 'quartet.db')} cannot be opened: file is not a database`,
  );
});

test('a database of a newer Quartet is refused with a sentence', async () => {
  const store = await openStore({ data: folder });
  await sql`insert into kysely_migration values ('9999-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(
    store.db,
  );
  await store.close();
  await expect(openStore({ data: folder })).rejects.toThrow('9999-tomorrow');
});

test('a thread that dies rejects what it had not acknowledged, and the store says it is broken', async () => {
  await (await openStore({ data: folder })).close();
  const workerData = { file: join(folder, 'quartet.db') };
  const worker = new Worker(new URL('../../src/store/sqlite-worker.ts', import.meta.url), { workerData });
  const thread = new SqliteThread(worker);
  const insert = { sql: 'insert into secret values (?, ?)' };
  const stored: string[] = [];
  const asked = numbersTo(3000).map(async (number) => {
    const table = `table-${number}`;
    await thread.write([{ ...insert, parameters: [table, 'seed'] }]);
    stored.push(table);
    if (stored.length === 200) void worker.terminate();
  });
  const outcomes = await Promise.allSettled(asked);
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(stored.length + lost.length).toBe(3000);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost[0]?.reason.message).toBe('The embedded store is broken: its thread has ended.');
  await expect(thread.read([{ sql: 'select 1', parameters: [] }])).rejects.toThrow('is broken');
  const store = await openStore({ data: folder });
  const found = await store.db.selectFrom('secret').select('table_id').execute();
  const kept = new Set(found.map(({ table_id }) => table_id));
  expect(stored.filter((table) => !kept.has(table))).toEqual([]);
  await store.close();
});

test('a file that breaks while it is in use ends the store: nothing more is acknowledged', async () => {
  const filled = await openStore({ data: folder });
  await Promise.all(numbersTo(300).map((number) => filled.append(unit(`table-${number}`, 1))));
  await filled.close();
  const store = await openStore({ data: folder });
  truncateSync(join(folder, 'quartet.db'), 3 * 2048);
  const outcomes = await Promise.allSettled(
    numbersTo(50).map((number) => store.append(unit(`table-${number}`, 2))),
  );
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(store.append(unit('other', 1))).rejects.toThrow('The embedded store is broken');
  await expect(store.load('other')).rejects.toThrow('The embedded store is broken');
  expect((await store.failed).message).toContain('The embedded store is broken');
  await store.close();
});

test('on a full disk nothing is acknowledged, and it goes on when there is room again', async () => {
  const store = await openStore({ data: folder });
  const table = newTable();
  await store.append(unit(table, 1));
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]!.page_count)}`.execute(store.db);
  const body = JSON.stringify('x'.repeat(100_000));
  const big = store.append(unit(table, 2, { entry: { body } }));
  await expect(big).rejects.toThrow('database or disk is full');
  expect((await store.load(table))?.entries).toHaveLength(1);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  expect(await store.append(unit(table, 2, { entry: { body } }))).toBe('stored');
  await store.close();
});

test('whoever reads does not wait for all who write', async () => {
  const store = await openStore({ data: folder });
  let stored = 0;
  const writes = numbersTo(2000).map(async () => {
    await store.append(unit(newTable(), 1));
    stored++;
  });
  await store.lengths(['nowhere']);
  expect(stored).toBeLessThan(1000);
  await Promise.all(writes);
  await store.close();
});

test('closing waits for what was asked before, and nothing can be asked after', async () => {
  const store = await openStore({ data: folder });
  const asked = numbersTo(50).map((number) => store.append(unit(`table-${number}`, 1)));
  await store.close();
  await store.close();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['stored']));
  await expect(store.append(unit('late', 1))).rejects.toThrow('The store is closed.');
  await expect(store.load('late')).rejects.toThrow('The store is closed.');
});
