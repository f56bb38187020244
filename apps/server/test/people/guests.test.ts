import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signedInSchema, tableListSchema, whoSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from '../http/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

const MIA = { name: 'Mia', emblem: 'sun' };

test('nobody is signed in at first', async () => {
  expect(await serving.visitor().ask('GET /api/me', whoSchema)).toEqual({ me: null });
});

test('a guest gets a cookie that scripts and other sites cannot use', async () => {
  const visitor = serving.visitor();
  const response = await visitor.send('POST /api/me', MIA);
  const [set] = response.headers.getSetCookie();
  expect(set).toMatch(/^quartet=quartet_[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(JSON.stringify(await response.json())).not.toContain(visitor.cookie!.slice('quartet='.length));
  const { me } = await visitor.ask('GET /api/me', whoSchema);
  expect(me).toMatchObject({ person: MIA, login: null, passkeys: [] });
});

test('the store knows no token, only its hash', async () => {
  const visitor = await serving.guest('Otto');
  const token = visitor.cookie!.slice('quartet='.length);
  const db = new DatabaseSync(join(serving.data, 'quartet.db'), { readOnly: true });
  const rows = db.prepare('select * from session').all();
  db.close();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('behind https the cookie travels by https only', async () => {
  await using behind = await Serving.start({ origin: 'https://cards.example' });
  const headers = { origin: 'https://cards.example' };
  const response = await behind.visitor().send('POST /api/me', MIA, headers);
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()[0]).toContain('; Secure');
});

test('who presses twice is still one person, with the newer name', async () => {
  const visitor = await serving.guest('Mia');
  const before = await visitor.ask('GET /api/me', whoSchema);
  const again = await visitor.ask('POST /api/me', signedInSchema, { name: 'Mia B.', emblem: 'key' });
  expect(again.me.person).toEqual({ ...before.me!.person, name: 'Mia B.', emblem: 'key' });
});

test('a program gets a token, no cookie, and is recognised by it', async () => {
  const visitor = serving.visitor();
  const response = await visitor.send('POST /api/me', { ...MIA, program: true });
  expect(response.headers.getSetCookie()).toEqual([]);
  const { me, token } = signedInSchema.parse(await response.json());
  const headers = { authorization: `Bearer ${token}` };
  const who = await serving.visitor().send('GET /api/me', undefined, headers);
  expect(await who.json()).toEqual({ me });
});

test('a wrong token is said to be wrong; an old cookie is forgotten', async () => {
  const visitor = serving.visitor();
  const wrong = await visitor.send('GET /api/me', undefined, { authorization: 'Bearer quartet_nothing' });
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { problem: { code: 'sign-in' } }]);
  visitor.cookie = 'quartet=quartet_of-long-ago';
  expect(await visitor.ask('GET /api/me', whoSchema)).toEqual({ me: null });
  expect(visitor.cookie).toBe(null);
});

test('a new name is seen everywhere', async () => {
  const visitor = await serving.guest('Mia');
  await visitor.send('POST /api/tables', { game: 'linko', seats: 2 });
  const { me } = await visitor.ask('PATCH /api/me', whoSchema, { name: 'Mio', ranked: false });
  expect(me).toMatchObject({ person: { name: 'Mio', emblem: 'sun' }, ranked: false });
  const { tables } = await visitor.ask('GET /api/me/tables', tableListSchema);
  expect(tables[0]!.players[0]).toMatchObject({ kind: 'person', person: { name: 'Mio' } });
});

const BLANK = [
  '\u3164',
  '\u2800\u2800',
  '\u115f',
  '\uffa0',
  '\u034f',
  '\u0301',
  'Mia\u3164',
  '\ufe0f',
  '\u{e0041}',
];

test.each([
  '',
  ' Mia',
  'Mia\u202e',
  'M\u200bia',
  'a'.repeat(25),
  'two\nlines',
  ...BLANK,
  `M${'\u0301'.repeat(9)}`,
])('the name %j is refused, and says where', async (name) => {
  const problem = await serving.visitor().fail('POST /api/me', { ...MIA, name });
  expect(problem).toMatchObject({ status: 400, code: 'bad-message', where: 'name' });
});

test.each(['Ŝtefan-Änne', 'やまだ 太郎', 'नमस्ते', '❤️', '1️⃣ Mia', 'O’Hara  II', 'Z\u030c\u0301'])(
  'the name %j is taken',
  async (name) => {
    const { me } = await serving.visitor().ask('POST /api/me', signedInSchema, { ...MIA, name });
    expect(me.person.name).toBe(name);
  },
);
