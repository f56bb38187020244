import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import { Readiness } from '../../src/http/readiness.ts';
import { Metrics } from '../../src/metrics.ts';
import { DEFAULT_OPTIONS } from '../../src/serve-options.ts';
import { openStore } from '../../src/store/open-store.ts';
import { numbersTo } from '../store/units.ts';
import { temporaryFolder } from '../tables/sitting.ts';

test('a server whose disk is full is not ready, though it still answers; with room it is again', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  const isReady = () => new Readiness(store).isReady();
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]!.page_count)}`.execute(store.db);
  expect(await isReady()).toBe(false);
  expect(await store.lengths([])).toEqual(new Map());
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  expect(await isReady()).toBe(true);
  expect(await store.db.selectFrom('ticket').selectAll().execute()).toEqual([]);
  vi.spyOn(store, 'bytesLeft').mockResolvedValue(1_000_000);
  expect(await isReady()).toBe(false);
  await store.close();
});

test('whoever is told to wait again and again does not fill the log', async () => {
  const lines: string[] = [];
  const app = await makeApp({ ...DEFAULT_OPTIONS, logLevel: 'info' }, new Metrics(), {
    write: (line: string) => lines.push(line) > 0,
  });
  app.get('/fast', (_, reply) => reply.code(429).send());
  app.get('/fine', (_, reply) => reply.send());
  for (const _ of numbersTo(50)) await app.inject('/fast');
  await app.inject('/fine');
  await app.close();
  expect(lines.filter((line) => line.includes('"status":429'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('/fine'))).toHaveLength(1);
});
