import { randomUUID } from 'node:crypto';
import { signedInSchema, tableListSchema, whoSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving, type Visitor } from '../http/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

const PASSWORD = 'correct horse battery';

/** A guest who has become an account. */
async function account(): Promise<{ visitor: Visitor; login: string }> {
  const visitor = await serving.guest('Mia');
  const login = `mia-${randomUUID().slice(0, 8)}`;
  await visitor.ask('POST /api/me/password', whoSchema, { login, password: PASSWORD });
  return { visitor, login };
}

test('a guest who gets a password keeps id and tables, and finds them on another device', async () => {
  const guest = await serving.guest('Mia');
  const before = await guest.ask('GET /api/me', whoSchema);
  await guest.send('POST /api/tables', { game: 'keltis', seats: 2 });
  await guest.ask('POST /api/me/password', whoSchema, { login: 'Mia@cards.example', password: PASSWORD });
  const elsewhere = serving.visitor();
  const signIn = { login: 'MIA@cards.example', password: PASSWORD };
  const { me } = await elsewhere.ask('POST /api/sign-in', signedInSchema, signIn);
  expect(me.person).toEqual(before.me!.person);
  expect(me.login).toBe('mia@cards.example');
  const { tables } = await elsewhere.ask('GET /api/me/tables', tableListSchema);
  expect(tables.map(({ game }) => game)).toEqual(['keltis']);
});

test('a wrong password and an unknown login are answered alike', async () => {
  const { login } = await account();
  const wrong = await serving.visitor().fail('POST /api/sign-in', { login, password: 'something else' });
  const unknown = await serving.visitor().fail('POST /api/sign-in', { login: 'nobody', password: PASSWORD });
  expect(wrong).toEqual({ ...unknown });
  expect(wrong).toMatchObject({ status: 401, code: 'bad-sign-in' });
});

test('an unknown login takes as much work as a wrong password', async () => {
  const { login } = await account();
  // Processor time of all threads: a busy machine makes clocks lie.
  const workFor = async (who: string): Promise<number> => {
    const from = process.cpuUsage();
    for (let i = 0; i < 4; i++)
      await serving.visitor().fail('POST /api/sign-in', { login: who, password: 'something else' });
    return process.cpuUsage(from).user;
  };
  const ratio = (await workFor('nobody-at-all')) / (await workFor(login));
  expect(ratio).toBeGreaterThan(0.5);
});

test('two people cannot have one login', async () => {
  const { login } = await account();
  const other = await serving.guest('Otto');
  const taken = { login: login.toUpperCase(), password: PASSWORD };
  expect(await other.fail('POST /api/me/password', taken)).toMatchObject({
    status: 409,
    code: 'taken-name',
    where: 'login',
  });
  expect((await other.ask('GET /api/me', whoSchema)).me!.login).toBe(null);
});

test('a password is changed by whoever knows it, and the other sessions end', async () => {
  const { visitor, login } = await account();
  const elsewhere = serving.visitor();
  await elsewhere.ask('POST /api/sign-in', signedInSchema, { login, password: PASSWORD });
  const next = { login, password: 'a new password' };
  expect(await visitor.fail('POST /api/me/password', next)).toMatchObject({
    status: 401,
    code: 'bad-sign-in',
    where: 'current',
  });
  await visitor.ask('POST /api/me/password', whoSchema, { ...next, current: PASSWORD });
  expect((await visitor.ask('GET /api/me', whoSchema)).me).not.toBe(null);
  expect((await elsewhere.ask('GET /api/me', whoSchema)).me).toBe(null);
  const old = await serving.visitor().fail('POST /api/sign-in', { login, password: PASSWORD });
  expect(old.code).toBe('bad-sign-in');
});

test.each([
  [{ login: 'ab', password: PASSWORD }, 'login'],
  [{ login: 'mia mia', password: PASSWORD }, 'login'],
  [{ login: 'мia-mia', password: PASSWORD }, 'login'],
  [{ login: 'mia-mia', password: 'short' }, 'password'],
  [{ login: 'mia-mia', password: 'x'.repeat(201) }, 'password'],
])('%j is refused, and says where', async (body, where) => {
  const visitor = await serving.guest('Mia');
  expect(await visitor.fail('POST /api/me/password', body)).toMatchObject({ status: 400, where });
});

test('who guesses passwords is soon told to wait', async () => {
  await using limited = await Serving.start({ rate: 20 });
  const guess = { login: 'mia', password: 'something else' };
  const codes: string[] = [];
  for (let i = 0; i < 8; i++) codes.push((await limited.visitor().fail('POST /api/sign-in', guess)).code);
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'bad-sign-in'));
  expect(codes.slice(5)).toEqual(['too-fast', 'too-fast', 'too-fast']);
  const late = await limited.visitor().send('POST /api/sign-in', guess);
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
});
