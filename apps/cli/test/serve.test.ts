import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONG } from '@quartet/testkit/long';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BIN, callQuartet, ROOT, runQuartet } from './run-quartet.ts';

const folder = mkdtempSync(join(tmpdir(), 'quartet-serve-'));
const data = join(folder, 'data');
let url = '';
let stop: () => Promise<number | null>;
let table = { table: '', code: '' };

async function ask(method: string, path: string, body: unknown, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  return response.json();
}

beforeAll(async () => {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', data], { cwd: ROOT });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /^Quartet is at (http:\S+)$/m.exec(text);
      if (found) resolve(found[1]!);
    });
    child.once('exit', (status) => reject(new Error(`serve ended with ${status}`)));
  });
  const guest = { name: 'Annabella', emblem: 'sun', program: true };
  const { token } = (await ask('POST', '/api/me', guest)) as { token: string };
  const plan = { game: 'keltis', seats: 2, bots: [null, { level: 'easy', temper: 'balanced' }] };
  table = (await ask('POST', '/api/tables', plan, token)) as typeof table;
  await ask('POST', `/api/tables/${table.table}/acts`, { id: 'start-it-now', act: { type: 'start' } }, token);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...words: string[]) => callQuartet(['admin', ...words, '--data', data]);

/** Runs it with each of these; each must end with one sentence that has this in it. */
async function complains(
  cases: readonly (readonly [readonly string[], string | RegExp])[],
  run: typeof runQuartet = callQuartet,
): Promise<void> {
  const ran = await Promise.all(cases.map(([words]) => run(words)));
  ran.forEach(({ status, out, err }, index) => {
    const [words, sentence] = cases[index]!;
    expect({ words, status, out, lines: err.split('\n').length - 1 }).toEqual({
      words,
      status: 1,
      out: '',
      lines: 1,
    });
    expect(err).toMatch(sentence);
  });
}

test('a wrong flag of serve is refused with a sentence', async () => {
  await complains([
    [['serve', '--port', 'x'], '--port is "x"; it takes a whole number from 0 to 65535.'],
    [['serve', '--origin', 'cards.example'], 'it takes an address like https://cards.example.'],
    [['serve', '--app', '/nowhere'], '--app is "/nowhere"; there is no index.html in that folder.'],
    [['serve', '--role', 'king'], '--role is "king"; it takes all, web, bots.'],
    [['serve', '--database', 'mysql://x'], '--database takes an address like postgres://user@host/name.'],
    [['serve', '--data', 'a', '--database', 'postgres://b'], '--data and --database exclude each other.'],
  ]);
});

const serve = (...flags: string[]) => ['serve', '--port', '0', ...flags];

test('what cannot be had is said in a sentence: a port', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const asked = serve('--data', join(folder, 'other'), '--port', String(port));
  // A server that cannot be had ends its process.
  await complains([[asked, `Port ${port} is in use`]], runQuartet);
});

test('what cannot be had is said in a sentence: a folder, a database', LONG, async () => {
  writeFileSync(join(folder, 'a-file'), '');
  const cases: [string[], string | RegExp][] = [
    [serve('--data', data), / is in use by another Quartet \(process \d+\)\./],
    [serve('--data', join(folder, 'a-file', 'x')), 'cannot be used'],
    [serve('--database', 'postgres://localhost:1/x'), 'localhost:1'],
  ];
  await complains(cases, runQuartet);
});

test('while the server works, its tables are listed, shown and exported', async () => {
  const [listed, over, shown, record, log] = await Promise.all([
    runQuartet(['admin', 'tables', '--data', data]),
    admin('tables', '--status', 'over'),
    admin('show', table.code.toLowerCase()),
    admin('export', table.table),
    admin('export', table.code, '--log'),
  ]);
  expect(listed.out).toMatch(
    new RegExp(`^${table.code}  keltis +playing +\\d+  \\S+ \\S+  ${table.table}\n$`),
  );
  expect(over.out).toBe('There are no such tables.\n');
  expect(shown.out.split('\n').slice(1, 3)).toEqual([
    expect.stringContaining(' created '),
    expect.stringContaining(' started '),
  ]);
  expect(JSON.parse(record.out)).toMatchObject({ record: 1, game: 'keltis' });
  expect(record.out).not.toContain('chacha20');
  const entries = log.out.trim().split('\n');
  expect(entries.map((line) => JSON.parse(line).seq)).toEqual(entries.map((_, index) => index + 1));
});

test('admin link leads to the administration with a secret that the server takes', async () => {
  const { out, status } = await callQuartet(['admin', 'link', '--data', data, '--origin', url]);
  expect(status).toBe(0);
  const [, token] = /^http:\/\/\S+\/#\/admin\/(quartet_admin_[\w-]+)\n$/.exec(out)!;
  expect(await ask('POST', '/api/admin/session', { token })).toHaveProperty('until');
});

test('a backup is a file for its owner alone, and is never written over another', async () => {
  const file = join(folder, 'backup.jsonl');
  const { status, out } = await admin('backup', file);
  expect([status, out]).toEqual([0, expect.stringMatching(/ holds \d+ rows\. Guard it/)]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain('Annabella');
  expect((await admin('backup', file)).err).toContain('exists already.');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('who forgets somebody must stop the server first; then no name is left', async () => {
  expect((await admin('forget', 'nobody')).err).toContain('in use by another Quartet');
  const person = readFileSync(join(folder, 'backup.jsonl'), 'utf8')
    .split('\n')
    .map((line) => (line ? JSON.parse(line) : {}))
    .find((line) => line.in === 'person');
  expect(await stop()).toBe(0);
  const elsewhere = ['--data', join(folder, 'restored')];
  const restored = await callQuartet(['admin', 'restore', join(folder, 'backup.jsonl'), ...elsewhere]);
  expect(restored.out).toMatch(/^\d+ rows were restored\.\n$/);
  expect((await callQuartet(['admin', 'forget', 'nobody', ...elsewhere])).err).toContain(
    'Nobody has the id or login',
  );
  expect((await callQuartet(['admin', 'forget', person.row.id, ...elsewhere])).out).toContain('Annabella');
  const file = join(folder, 'after.jsonl');
  await callQuartet(['admin', 'backup', file, ...elsewhere]);
  expect(readFileSync(file, 'utf8')).not.toContain('Annabella');
});

test('what admin does not understand is said in a sentence', async () => {
  const nowhere = ['--data', join(folder, 'nowhere')];
  await complains([
    [['admin'], 'admin takes one of tables, show'],
    [['admin', 'dance'], '"dance" is nothing admin can do'],
    [['admin', 'show'], 'admin show takes a table'],
    [['admin', 'tables', 'x'], 'one word too many'],
    [['admin', 'tables', ...nowhere], 'There is no Quartet in'],
    [['admin', 'link', ...nowhere], 'admin-token is not there; the server makes it at its first start.'],
    [['admin', 'link', '--origin', 'cards'], '--origin is "cards"; it takes an address like'],
    [['admin', 'link', '--database', 'postgres://x/y'], 'off unless QUARTET_ADMIN_TOKEN is set'],
    [['admin', 'show', 'ZZZZZZ', '--data', join(folder, 'restored')], 'There is no table "ZZZZZZ".'],
    [
      ['admin', 'restore', '/nowhere/at/all', '--data', join(folder, 'new')],
      '/nowhere/at/all cannot be read: there is no such file.',
    ],
  ]);
});
