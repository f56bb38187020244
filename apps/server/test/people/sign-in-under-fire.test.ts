import { argon2Sync } from 'node:crypto';
import { signedInSchema, whoSchema } from '@quartet/protocol/http';
import { expect, test } from 'vitest';
import { TooBusy } from '../../src/fair-gate.ts';
import { Guesses } from '../../src/http/guesses.ts';
import { isPassword } from '../../src/people/passwords.ts';
import { Serving } from '../http/serving.ts';
import { numbersTo } from '../store/units.ts';

const PASSWORD = 'correct horse battery';

/** As one is written, with less work in it: who waits for whom does not depend on how long. */
function cheaplyHashed(password: string): string {
  const nonce = Buffer.from('sixteen bytes ok');
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  const tag = argon2Sync('argon2id', { ...cost, nonce, message: password, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${hash}`;
}

test('whoever signs in once does not wait behind three hundred wrong tries from elsewhere', async () => {
  const written = cheaplyHashed(PASSWORD);
  let checked = 0;
  const tries = numbersTo(300).map(() =>
    isPassword('wrong', written, 'elsewhere').then(
      () => checked++,
      (error: unknown) => error,
    ),
  );
  expect(await isPassword(PASSWORD, written, 'at home')).toBe(true);
  expect(checked).toBeLessThan(8);
  const outcomes = await Promise.all(tries);
  const refused = outcomes.filter((outcome) => outcome instanceof TooBusy);
  expect(refused.length).toBeGreaterThan(250);
  expect(checked + refused.length).toBe(300);
});

test('a server whose line is full says so, and that it is worth a try in a moment', async () => {
  await using serving = await Serving.start();
  const tries = numbersTo(120).map(() =>
    serving.visitor().send('POST /api/sign-in', { login: 'mia', password: 'something else' }),
  );
  const answers = await Promise.all(tries);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  const busy = answers.find(({ status }) => status === 503)!;
  expect(busy.headers.get('retry-after')).toBe('1');
  expect(await busy.json()).toMatchObject({ problem: { code: 'busy' } });
});

test('only what could be a try is counted as one', async () => {
  await using serving = await Serving.start({ rate: 20 });
  const mia = await serving.guest('Mia');
  await mia.ask('POST /api/me/password', whoSchema, { login: 'mia', password: PASSWORD });
  for (const body of [
    { login: 'mia' },
    { login: 'mia', password: 5 },
    { login: 'mia', password: 'x', more: 1 },
  ])
    for (const _ of numbersTo(4))
      expect((await serving.visitor().send('POST /api/sign-in', body)).status).toBe(400);
  const right = { login: 'mia', password: PASSWORD };
  await serving.visitor().ask('POST /api/sign-in', signedInSchema, right);
});

test('who is guessed at from everywhere still comes in from an address of their own', async () => {
  await using serving = await Serving.start({ rate: 20, trustProxy: true });
  const mia = await serving.guest('Mia');
  await mia.ask('POST /api/me/password', whoSchema, { login: 'mia', password: PASSWORD });
  const from = async (address: string, password: string, who = serving.visitor()): Promise<number> => {
    const headers = { 'x-forwarded-for': address };
    return (await who.send('POST /api/sign-in', { login: 'mia', password }, headers)).status;
  };
  for (const host of numbersTo(4)) {
    // Being somebody, and somebody else each time, does not help.
    const thief = await serving.program('Otto');
    for (const _ of numbersTo(3)) await from(`203.0.113.${host}`, 'wrong', thief);
  }
  const thief = await serving.program('Otto');
  for (const _ of numbersTo(3)) await from('203.0.113.9', 'wrong', thief);
  expect(await from('203.0.113.9', PASSWORD, thief)).toBe(429);
  expect(await from('198.51.100.7', 'mistyped')).toBe(401);
  expect(await from('198.51.100.7', PASSWORD)).toBe(200);
});

test('what was counted stays counted, however many other names come', () => {
  const guesses = new Guesses({ perAddress: 5, perTarget: 3 });
  for (const n of numbersTo(3)) expect(guesses.take(`address ${n}`, 'mia')).toBe(0);
  for (const _ of numbersTo(3)) guesses.take('address 9', 'mia');
  for (const n of numbersTo(20_000)) guesses.take(`other ${n}`, `other ${n}`);
  expect(guesses.take('address 9', 'mia')).toBeGreaterThan(0);
});

test('a network of IPv6 is one address: it has more of them than anybody can count', async () => {
  await using serving = await Serving.start({ rate: 20, trustProxy: true });
  const statuses: number[] = [];
  for (const n of numbersTo(7)) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${n}`, origin: null };
    const body = { login: `nobody-${n}`, password: 'x' };
    statuses.push((await serving.visitor().send('POST /api/sign-in', body, headers)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});
