import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signedInSchema, whoSchema } from '@quartet/protocol/http';
import { beforeAll, expect, test } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import { Metrics } from '../../src/metrics.ts';
import { DEFAULT_OPTIONS } from '../../src/serve-options.ts';
import { RoughClient } from '../live/rough-client.ts';
import { act, begun, look, playOut } from './playing.ts';
import { ServingProcess } from './serving-process.ts';

const PASSWORD = 'correct horse battery';
const SECRET = 'a-secret-of-the-administration';

/** What a server at its most talkative printed in its life, and what it should have kept to itself. */
let output = '';
const secrets: string[] = [];
let moves: ReadonlySet<string>;
let ofAdministration: readonly string[];

beforeAll(async () => {
  process.env.QUARTET_ADMIN_TOKEN = SECRET;
  await using serving = await ServingProcess.start(['--log', 'debug', '--no-limits']);
  delete process.env.QUARTET_ADMIN_TOKEN;
  await play(serving);
  await administrate(serving);
  await sendRubbish(serving.visitors.url);
  await serving.stop();
  ({ output } = serving);
});

async function play({ visitors, data }: ServingProcess): Promise<void> {
  const ann = await visitors.program('Ann');
  const bob = await visitors.guest('Bob');
  const right = { login: 'bob', password: PASSWORD };
  await bob.ask('POST /api/me/password', whoSchema, right);
  await visitors.visitor().ask('POST /api/sign-in', signedInSchema, right);
  await visitors.visitor().fail('POST /api/sign-in', { ...right, password: 'my other password' });
  const { table, code } = await begun([ann, bob], { game: 'linko', seats: 2 });
  await act(bob, table, { type: 'chat', text: 'a very private remark' });
  await ann.fail(`POST /api/tables/${table}/moves`, { text: 'an impossible move' });
  await playOut([ann, bob], table, 10);
  await visitors.visitor().send(`GET /api/codes/${code}`);
  const { news } = await look(ann, table);
  moves = new Set(news.flatMap(({ kind, text }) => (kind === 'moved' ? [text!] : [])));
  using db = new DatabaseSync(join(data, 'quartet.db'), { readOnly: true });
  const seeds = db.prepare('select seed from secret').all();
  expect(seeds).toHaveLength(1);
  secrets.push(ann.token!, bob.cookie!.slice('quartet='.length), PASSWORD, 'my other password');
  secrets.push('a very private remark', 'an impossible move', table, code);
  secrets.push(...seeds.map(({ seed }) => String(seed).split(':')[1]!));
}

async function administrate({ visitors }: ServingProcess): Promise<void> {
  const admin = visitors.visitor();
  await admin.fail('POST /api/admin/session', { token: `${SECRET}-wrong` });
  expect((await admin.send('POST /api/admin/session', { token: SECRET })).status).toBe(200);
  expect((await admin.send('GET /api/admin/health')).status).toBe(200);
  ofAdministration = [SECRET, admin.cookie!.split('=')[1]!];
}

async function sendRubbish(url: string): Promise<void> {
  for (let n = 0; n < 5; n++) {
    using big = await RoughClient.open(url);
    await big.send('x'.repeat(100_000));
    await big.closed;
    using broken = await RoughClient.open(url);
    await broken.send(Uint8Array.of(0xff, 0xfe));
    broken.socket.terminate();
  }
}

test('at its most talkative, the log holds no token, password, seed, move, chat or address of a table', () => {
  expect(moves.size).toBeGreaterThan(5);
  expect(output).toContain('/api/tables/:table/moves');
  for (const secret of [...secrets, ...moves]) expect(output).not.toContain(secret);
});

test('neither the secret nor a session of the administration is ever in the log', () => {
  expect(output).toContain('/api/admin/health');
  for (const secret of ofAdministration) expect(output).not.toContain(secret);
});

test('frames that are too big or broken write no error into the log', () => {
  expect(output).not.toContain('"level":50');
});

test('requests that are too many write one line, whatever their number', async () => {
  await using serving = await ServingProcess.start(['--log', 'info']);
  const stranger = serving.visitors.visitor();
  const tries = await Promise.all(Array.from({ length: 100 }, () => stranger.send('GET /api/codes/ZZZZZZ')));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(40);
  await serving.stop();
  const lines = serving.output.split('\n');
  expect(lines.filter((line) => line.includes('"status":404'))).toHaveLength(60);
  expect(lines.filter((line) => line.includes('"status":429'))).toHaveLength(1);
});

test('what strangers wrote is in the log without signs that a terminal would obey, and is still JSON', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) > 0 };
  const options = { ...DEFAULT_OPTIONS, logLevel: 'warn' } as const;
  const app = await makeApp(options, new Metrics(), stream);
  const host = 'a\u001b[2J\u009b31m\u202e\u0007\u2028\nb';
  app.log.warn({ host }, 'push failed');
  app.log.error({ err: new Error(host) }, 'broken');
  await app.close();
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]+\n$/u);
  expect(JSON.parse(lines[0]!).host).toBe(host);
});
