import { randomUUID } from 'node:crypto';
import {
  deviceCodeSchema,
  doneSchema,
  sessionsSchema,
  signedInSchema,
  tokenSchema,
  whoSchema,
} from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { People } from '../../src/people/people.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Serving, Visitor } from '../http/serving.ts';
import { temporaryFolder } from '../tables/sitting.ts';

const DAY = 86_400_000;

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

test('sessions are listed with where they are, and one of them is this', async () => {
  const visitor = serving.visitor();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  await visitor.send('POST /api/me', { name: 'Mia', emblem: 'sun' }, headers);
  await visitor.ask('POST /api/me/tokens', tokenSchema, { label: 'my bot' });
  const { sessions } = await visitor.ask('GET /api/me/sessions', sessionsSchema);
  expect(sessions.map(({ kind, label, here }) => ({ kind, label, here }))).toEqual(
    expect.arrayContaining([
      { kind: 'browser', label: 'Firefox, Linux', here: true },
      { kind: 'token', label: 'my bot', here: false },
    ]),
  );
});

test('a revoked token opens nothing from that moment on', async () => {
  const visitor = await serving.guest('Mia');
  const { id, token } = await visitor.ask('POST /api/me/tokens', tokenSchema, { label: 'my bot' });
  const bot = new Visitor(serving.url, token);
  expect((await bot.ask('GET /api/me', whoSchema)).me!.person.name).toBe('Mia');
  await visitor.ask(`DELETE /api/me/sessions/${id}`, doneSchema);
  expect(await bot.fail('GET /api/me')).toMatchObject({ status: 401, code: 'sign-in' });
});

test('nobody can end the sessions of others', async () => {
  const [mia, otto] = [await serving.guest('Mia'), await serving.guest('Otto')];
  const { sessions } = await mia.ask('GET /api/me/sessions', sessionsSchema);
  const theft = await otto.fail(`DELETE /api/me/sessions/${sessions[0]!.id}`);
  expect(theft).toMatchObject({ status: 404, code: 'not-found' });
  expect((await mia.ask('GET /api/me', whoSchema)).me).not.toBe(null);
});

test('who signs out is nobody again, also with the old cookie', async () => {
  const visitor = await serving.guest('Mia');
  const cookie = visitor.cookie;
  await visitor.ask('POST /api/sign-out', doneSchema, {});
  expect(visitor.cookie).toBe(null);
  visitor.cookie = cookie;
  expect((await visitor.ask('GET /api/me', whoSchema)).me).toBe(null);
});

test('a live connection ends with the session that opened it', async () => {
  const visitor = await serving.guest('Mia');
  const { id, token } = await visitor.ask('POST /api/me/tokens', tokenSchema, { label: 'my bot' });
  const socket = new WebSocket(`${serving.url.replace('http', 'ws')}/live`);
  const welcome = new Promise((resolve) => {
    socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)));
  });
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
  expect(await welcome).toMatchObject({ type: 'welcome', person: { name: 'Mia' } });
  await visitor.ask(`DELETE /api/me/sessions/${id}`, doneSchema);
  expect(await closed).toBe(4401);
});

test('a code brings a person to another device, once', async () => {
  const visitor = await serving.guest('Mia');
  const { code } = await visitor.ask('POST /api/me/device-code', deviceCodeSchema);
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const phone = serving.visitor();
  const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
  const { me } = await phone.ask('POST /api/sign-in/device', signedInSchema, { code: typed });
  expect(me).toEqual((await visitor.ask('GET /api/me', whoSchema)).me);
  expect(await serving.visitor().fail('POST /api/sign-in/device', { code })).toMatchObject({
    status: 404,
    code: 'bad-code',
  });
});

test('only the newest code counts, and no made-up one', async () => {
  const visitor = await serving.guest('Mia');
  const codeOf = async () => (await visitor.ask('POST /api/me/device-code', deviceCodeSchema)).code;
  const [older, newer] = [await codeOf(), await codeOf()];
  for (const code of [older, 'AAAA-AAAA', '', 'O0O0-1I1I'])
    expect((await serving.visitor().fail('POST /api/sign-in/device', { code })).code).toBe('bad-code');
  const { me } = await serving.visitor().ask('POST /api/sign-in/device', signedInSchema, { code: newer });
  expect(me.person.name).toBe('Mia');
});

test('what is short-lived ends in time: codes after five minutes, sessions half a year after their last use', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  let now = Date.now();
  const people = new People(store, () => now);
  const { id } = await people.accounts.makeGuest({ name: 'Mia', emblem: 'sun' });
  const { code } = await people.deviceCodes.make(id);
  now += 5 * 60_000;
  expect((await people.deviceCodes.use(code)).ok).toBe(false);
  const { token } = await people.sessions.open(id, 'browser', 'x');
  now += 170 * DAY;
  expect(await people.authenticate(token)).toMatchObject({ id });
  now += 170 * DAY;
  expect(await people.authenticate(token)).toMatchObject({ id });
  now += 181 * DAY;
  expect(await people.authenticate(token)).toBe(null);
  await people.deviceCodes.make(id);
  now += DAY;
  await people.sweep();
  expect(await store.db.selectFrom('ticket').selectAll().execute()).toEqual([]);
  expect(await store.db.selectFrom('session').selectAll().execute()).toEqual([]);
  await store.close();
});

test('a person has fifty sessions at most: the one unused for longest ends', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  let now = Date.now();
  const people = new People(store, () => now++);
  const { id } = await people.accounts.makeGuest({ name: 'Mia', emblem: 'sun' });
  const tokens: string[] = [];
  for (let i = 0; i < 52; i++) tokens.push((await people.sessions.open(id, 'token', randomUUID())).token);
  expect(await people.sessions.list(id, '')).toHaveLength(50);
  expect(await people.authenticate(tokens[1]!)).toBe(null);
  expect(await people.authenticate(tokens[2]!)).toMatchObject({ id });
  await store.close();
});
