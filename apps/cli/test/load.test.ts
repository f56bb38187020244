import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@quartet/server';
import { DEFAULT_OPTIONS } from '@quartet/server/options';
import { LONG } from '@quartet/testkit/long';
import { expect, onTestFinished, test } from 'vitest';
import { callQuartet, runQuartet } from './run-quartet.ts';

test('load plays real games against a server, and says how fast they were', LONG, async () => {
  const data = mkdtempSync(join(tmpdir(), 'quartet-load-'));
  const quiet = { port: 0, data, workers: 0, rate: null, logLevel: 'silent' } as const;
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const server = await startServer({ ...DEFAULT_OPTIONS, ...quiet });
  onTestFinished(() => server.close());
  const load = (...flags: string[]) =>
    runQuartet(['load', '--server', server.url, '--seconds', '2', ...flags]);
  const fast = await load('--players', '20', '--json');
  expect(fast.err).toBe('');
  const report = JSON.parse(fast.out);
  expect(report).toMatchObject({ players: 20, tables: 5, errors: 0, lostConnections: 0 });
  expect(report.moves).toBeGreaterThan(0);
  expect(report.p99).toBeGreaterThanOrEqual(report.p50);
  const paced = await load('--players', '4', '--rate', '5', '--game', 'keltis');
  expect(paced.out).toMatch(/^movesPerSecond +\d(\.\d)?$/m);
  await server.close();
  const late = await load();
  expect(late.err).toMatch(/^quartet: http:\/\/localhost:\d+ does not answer: .+\.\n$/);
  expect(late.status).toBe(1);
});

test('load says what is wrong with its flags', async () => {
  const [none, strange, unknown] = await Promise.all([
    callQuartet(['load']),
    callQuartet(['load', '--server', 'ftp://x']),
    callQuartet(['load', '--server', 'http://localhost', '--game', 'chess']),
  ]);
  expect(none.err).toBe('quartet: load needs --server, such as http://localhost:8080.\n');
  expect(strange.err).toBe('quartet: --server is "ftp://x"; it takes a http(s) address.\n');
  expect(unknown.err).toBe('quartet: There is no game "chess"; there are linko, linx, combos, keltis.\n');
  expect([none.status, strange.status, unknown.status]).toEqual([1, 1, 1]);
});
