import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import {
  adminEventsSchema,
  adminPeopleSchema,
  adminReportsSchema,
  adminSessionSchema,
  adminTablesSchema,
  healthSchema,
  incidentSchema,
} from '@quartet/protocol/admin';
import { deviceCodeSchema, doneSchema, signedInSchema, whoSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doAt, open, see, until } from '../events/evening.ts';
import { begun, EASY, look, make, playOut } from '../http/playing.ts';
import { Serving, type Visitor } from '../http/serving.ts';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

let serving: Serving;
let secret: string;
let admin: Visitor;
let ann: Visitor;
let bob: Visitor;
beforeAll(async () => {
  serving = await Serving.start();
  secret = readFileSync(join(serving.data, 'admin-token'), 'utf8').trim();
  admin = serving.visitor();
  await admin.ask('POST /api/admin/session', adminSessionSchema, { token: secret });
  ann = await serving.program('Ann');
  bob = await serving.program('Bob');
});
afterAll(() => serving[Symbol.asyncDispose]());

function verify(file: string): string {
  return execFileSync(process.execPath, [MAIN, 'verify', file], { encoding: 'utf8' });
}

function seedOf(table: string): string {
  const db = new DatabaseSync(join(serving.data, 'quartet.db'), { readOnly: true });
  const row = db.prepare('select seed from secret where table_id = ?').get(table);
  db.close();
  return String(row!.seed).split(':')[1]!;
}

test('the secret is made at the first start, for the owner’s eyes only', () => {
  expect(secret).toMatch(/^quartet_admin_[\w-]{43}$/);
  expect(statSync(join(serving.data, 'admin-token')).mode & 0o777).toBe(0o600);
});

test('no endpoint of the administration answers anybody without its cookie', async () => {
  const { paths } = (await (await ann.send('GET /api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, 'some')}`),
    )
    .filter((route) => route !== 'POST /api/admin/session');
  expect(routes.length).toBeGreaterThan(6);
  const guest = await serving.guest('Cid');
  const forger = serving.visitor();
  forger.cookie = `quartet-admin=${'x'.repeat(43)}`;
  for (const route of routes)
    for (const who of [serving.visitor(), guest, ann, forger])
      expect(await who.fail(route)).toMatchObject({ status: 401, code: 'sign-in' });
});

test('a wrong secret is said to be wrong, and guessing is slowed down', async () => {
  expect(await serving.visitor().fail('POST /api/admin/session', { token: `${secret}x` })).toMatchObject({
    status: 401,
    code: 'bad-sign-in',
    where: 'token',
  });
  await using slow = await Serving.start({ rate: 12 });
  const guesser = slow.visitor();
  const codes: string[] = [];
  for (let i = 0; i < 5; i++)
    codes.push((await guesser.fail('POST /api/admin/session', { token: `guess ${i}` })).code);
  expect(codes).toEqual(['bad-sign-in', 'bad-sign-in', 'bad-sign-in', 'too-fast', 'too-fast']);
});

test('the cookie is kept from scripts and other sites, ends by itself and by signing out', async () => {
  const visitor = serving.visitor();
  const response = await visitor.send('POST /api/admin/session', { token: secret });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(
    /^quartet-admin=[\w-]{43}; Max-Age=3600; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
  );
  const foreign = await visitor.send('DELETE /api/admin/session', undefined, {
    origin: 'https://evil.example',
  });
  expect(foreign.status).toBe(403);
  const kept = visitor.cookie;
  await visitor.ask('DELETE /api/admin/session', doneSchema);
  visitor.cookie = kept;
  expect((await visitor.fail('GET /api/admin/health')).code).toBe('sign-in');
});

test('health says what runs here', async () => {
  const health = await admin.ask('GET /api/admin/health', healthSchema);
  expect(health).toMatchObject({ store: 'sqlite', role: 'all', nodes: 1, protocol: 1 });
  expect(health.migrations).toContain('0001-tables');
  expect(Object.keys(health.rules)).toContain('keltis');
  expect(health.people).toBeGreaterThanOrEqual(2);
});

test('tables are listed by status and game, found by their letters, and people by part of a name', async () => {
  const { table, code } = await make(ann, { game: 'linx', seats: 3, bots: [EASY] });
  const list = (query: string) => admin.ask(`GET /api/admin/tables?${query}`, adminTablesSchema);
  const { tables, total } = await list(`status=open&game=linx&find=${code.toLowerCase()}`);
  expect(total).toBe(1);
  expect(tables[0]).toMatchObject({ id: table, code, seats: 3, people: 1, bots: 1, isStuck: false });
  expect((await list('game=linx&status=over')).total).toBe(0);
  await ann.ask('POST /api/me/password', whoSchema, { login: 'ann-e', password: 'correct horse' });
  const answer = await (await admin.send('GET /api/admin/people?find=NN')).text();
  const { people } = adminPeopleSchema.parse(JSON.parse(answer));
  expect(people.map(({ name, login }) => [name, login])).toEqual([['Ann', 'ann-e']]);
  expect(answer).not.toMatch(/argon|password|hash|quartet_/);
  expect((await admin.ask('GET /api/admin/people?find=%25', adminPeopleSchema)).total).toBe(0);
});

test('the file of a finished game is its record, which verify accepts', async () => {
  const { table } = await begun([ann, bob], { game: 'linko', seats: 2 });
  await playOut([ann, bob], table);
  const { seq } = await look(ann, table);
  const file = await admin.ask(`POST /api/admin/tables/${table}/incident`, incidentSchema);
  expect(file.players).toEqual(['Ann', 'Bob']);
  expect((await look(ann, table)).seq).toBe(seq);
  writeFileSync(join(serving.data, 'over.json'), `${JSON.stringify(file)}\n`);
  expect(verify(join(serving.data, 'over.json'))).toMatch(/^ok .*finished.*the deal fits its commitment/);
});

test('the file of a running game opens its cards to the host alone, and everybody at the table is told', async () => {
  const { table } = await begun([ann, bob], { game: 'keltis', seats: 2 });
  await playOut([ann, bob], table, 6);
  const file = await admin.ask(`POST /api/admin/tables/${table}/incident`, incidentSchema);
  const seed = seedOf(table);
  expect(JSON.stringify(file)).toContain(seed);
  expect(file.incident.log.filter(({ kind }) => kind === 'moved')).toHaveLength(6);
  writeFileSync(join(serving.data, 'running.json'), `${JSON.stringify(file)}\n`);
  expect(verify(join(serving.data, 'running.json'))).toMatch(/^ok .*still running; the deal fits/);
  for (const who of [ann, bob, serving.visitor()]) {
    expect((await look(who, table)).news.at(-1)).toMatchObject({ kind: 'inspected', by: null });
    for (const path of [`tables/${table}`, `tables/${table}/record`, 'tables', 'me']) {
      const text = await (await who.send(`GET /api/${path}`)).text();
      expect(text).not.toContain(seed);
      expect(text).not.toContain('"deals"');
    }
    // What somebody takes along has records with their deals, of matches that are over.
    expect(await (await who.send('GET /api/me/export')).text()).not.toContain(seed);
  }
  await playOut([ann, bob], table, 2);
});

test('before the deal there is nothing to look into', async () => {
  const { table } = await make(ann, { game: 'linko', seats: 2 });
  expect(await admin.fail(`POST /api/admin/tables/${table}/incident`)).toMatchObject({ code: 'not-playing' });
  expect(await admin.fail('POST /api/admin/tables/nowhere/incident')).toMatchObject({ code: 'no-table' });
});

test('a deleted table is gone from the store, and whoever asks for it is told', async () => {
  const { table } = await begun([ann, bob], { game: 'combos', seats: 2 });
  await admin.ask(`DELETE /api/admin/tables/${table}`, doneSchema);
  expect(await ann.fail(`GET /api/tables/${table}`)).toMatchObject({ code: 'no-table' });
  expect(await admin.fail(`DELETE /api/admin/tables/${table}`)).toMatchObject({ code: 'no-table' });
  const db = new DatabaseSync(join(serving.data, 'quartet.db'), { readOnly: true });
  for (const part of ['log', 'summary', 'secret', 'seated', 'deadline'])
    expect(db.prepare(`select * from ${part} where table_id = ?`).all(table)).toEqual([]);
  db.close();
});

test('a deleted person is nobody any more; a bot takes their seat', async () => {
  const dot = await serving.program('Dot');
  const { me } = await dot.ask('GET /api/me', whoSchema);
  const { table } = await begun([ann, dot], { game: 'linko', seats: 2 });
  await admin.ask(`DELETE /api/admin/people/${me!.person.id}`, doneSchema);
  expect((await dot.fail('GET /api/me')).code).toBe('sign-in');
  expect((await look(ann, table)).info!.players[1]!.kind).toBe('bot');
  expect(await admin.fail(`DELETE /api/admin/people/${me!.person.id}`)).toMatchObject({ code: 'not-found' });
});

test('a lost password: a code signs them in once, and they set another without knowing the old one', async () => {
  const dora = await serving.guest('Dora');
  const { me } = await dora.ask('GET /api/me', whoSchema);
  await dora.ask('POST /api/me/password', whoSchema, { login: 'dora', password: 'long forgotten' });
  const { code } = await admin.ask(`POST /api/admin/people/${me!.person.id}/reset`, deviceCodeSchema);
  expect((await dora.ask('GET /api/me', whoSchema)).me).toBe(null);
  const old = { login: 'dora', password: 'long forgotten' };
  expect(await serving.visitor().fail('POST /api/sign-in', old)).toMatchObject({ code: 'bad-sign-in' });
  const again = serving.visitor();
  await again.ask('POST /api/sign-in/device', signedInSchema, { code });
  expect((await again.ask('GET /api/me', whoSchema)).me!.person.id).toBe(me!.person.id);
  await again.ask('POST /api/me/password', whoSchema, { login: 'dora', password: 'remembered now' });
  const fresh = { login: 'dora', password: 'remembered now' };
  await serving.visitor().ask('POST /api/sign-in', signedInSchema, fresh);
  expect(await admin.fail('POST /api/admin/people/nobody/reset')).toMatchObject({ code: 'not-found' });
});

test('evenings are listed with who takes part, and ended: with the deal that is played, or before the first', async () => {
  const plan = { game: 'keltis', seats: 2, deals: 3, rest: 0 } as const;
  const [running, waiting] = [await open(ann, plan), await open(ann, plan)];
  await doAt(bob, running, { type: 'join' });
  const list = (query: string) => admin.ask(`GET /api/admin/events?${query}`, adminEventsSchema);
  await doAt(ann, running, { type: 'start' });
  await until(ann, running, ({ me }) => me?.table != null);
  const { code } = await see(ann, running);
  const [one] = (await list(`status=playing&find=${code.toLowerCase()}`)).events;
  expect(one).toMatchObject({ id: running, game: 'keltis', deals: 3, scored: 0, isEnded: false });
  expect(one!.entrants).toEqual(['Ann', 'Bob']);
  expect((await list('status=open')).events.map(({ id, entrants }) => [id, entrants])).toEqual([
    [waiting, ['Ann']],
  ]);
  for (const id of [running, waiting]) await admin.ask(`POST /api/admin/events/${id}/end`, doneSchema);
  const ended = { last: 1, endedBy: 'house' };
  expect(await see(bob, running)).toMatchObject({ ...ended, status: 'playing', round: { deal: 1 } });
  expect(await see(ann, waiting)).toMatchObject({
    ...ended,
    status: 'over',
    last: 0,
    ranking: [],
    played: [],
  });
  expect((await list(`find=${running}`)).events[0]).toMatchObject({ status: 'playing', isEnded: true });
  expect((await list('status=over')).events.map(({ id }) => id)).toEqual([waiting]);
  for (const id of [running, waiting])
    expect(await admin.fail(`POST /api/admin/events/${id}/end`)).toMatchObject({ code: 'not-playing' });
  expect(await admin.fail('POST /api/admin/events/nowhere/end')).toMatchObject({ code: 'not-found' });
  for (const type of ['start', 'leave'] as const)
    await expect(doAt(ann, waiting, { type })).rejects.toThrow();
  await expect(doAt(bob, waiting, { type: 'join' })).rejects.toThrow(/no further deal/);
});

test('reports are read and seen to', async () => {
  const [eve, finn] = [await serving.guest('Eve'), await serving.guest('Finn')];
  const { me } = await finn.ask('GET /api/me', whoSchema);
  const report = { person: me!.person.id, text: 'Rude words.' };
  await eve.ask('POST /api/reports', doneSchema, report);
  const { reports } = await admin.ask('GET /api/admin/reports', adminReportsSchema);
  expect(reports).toMatchObject([{ by: 'Eve', about: { name: 'Finn' }, text: 'Rude words.' }]);
  await admin.ask(`DELETE /api/admin/reports/${reports[0]!.id}`, doneSchema);
  expect((await admin.ask('GET /api/admin/reports', adminReportsSchema)).total).toBe(0);
});
