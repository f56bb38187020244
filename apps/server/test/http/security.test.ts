import { doneSchema, whoSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import { Metrics } from '../../src/metrics.ts';
import { DEFAULT_OPTIONS } from '../../src/serve-options.ts';
import { Serving } from './serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

test('every answer forbids foreign code, frames and guessing of types', async () => {
  for (const path of ['/api', '/api/me', '/nothing', '/healthz']) {
    const { headers } = await serving.visitor().send(`GET ${path}`);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBe(null);
  }
});

test.each<[string, Readonly<Record<string, string | null>>, number]>([
  ['one of our own pages', {}, 200],
  [
    'an own page of a browser that only says same-origin',
    { origin: null, 'sec-fetch-site': 'same-origin' },
    200,
  ],
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['a page of another port', { origin: 'http://localhost:1' }, 403],
  ['a page that hides where it comes from', { origin: 'null' }, 403],
  ['a page of a sibling site', { origin: null, 'sec-fetch-site': 'same-site' }, 403],
  ['something that says nothing', { origin: null }, 403],
])('a cookie sent by %s', async (_, headers, status) => {
  const visitor = await serving.guest('Mia');
  const response = await visitor.send('PATCH /api/me', { name: 'Mio' }, headers);
  expect(response.status).toBe(status);
  const { me } = await visitor.ask('GET /api/me', whoSchema);
  expect(me!.person.name).toBe(status === 200 ? 'Mio' : 'Mia');
});

test('another site cannot sign a browser in or make it a guest', async () => {
  const headers = { origin: 'https://evil.example' };
  const response = await serving.visitor().send('POST /api/me', { name: 'Mia', emblem: 'sun' }, headers);
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
});

test('a token counts from anywhere, for no page can make a browser send it', async () => {
  const program = await serving.program('Bot');
  const response = await program.send('PATCH /api/me', { name: 'Bit' }, { origin: 'https://evil.example' });
  expect(response.status).toBe(200);
});

test('a page of another site gets no live connection with our cookie', async () => {
  const visitor = await serving.guest('Mia');
  const welcome = async (origin: string): Promise<unknown> => {
    const { WebSocket: Socket } = await import('ws');
    const socket = new Socket(`${serving.url.replace('http', 'ws')}/live`, {
      headers: { origin, cookie: visitor.cookie! },
    });
    socket.on('open', () => socket.send('{"type":"hello","protocol":1}'));
    const said = await new Promise((resolve) => socket.once('message', (text) => resolve(String(text))));
    socket.close();
    return JSON.parse(String(said)).person?.name ?? null;
  };
  expect(await welcome(serving.url)).toBe('Mia');
  expect(await welcome('https://evil.example')).toBe(null);
});

test('behind a trusted proxy its word counts, but not what a client wrote before it', async () => {
  const origin = 'https://cards.example';
  await using behind = await Serving.start({ trustProxy: true, rate: 4, origin });
  const forwarded = (client: string) => ({
    'x-forwarded-for': `${client}, 203.0.113.7`,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'cards.example',
    origin,
  });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const guest = { name: 'Mia', emblem: 'sun' };
    statuses.push((await behind.visitor().send('POST /api/me', guest, forwarded(`198.51.100.${i}`))).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
});

test('without a trusted proxy nobody can pretend to come from elsewhere', async () => {
  await using open = await Serving.start({ rate: 2 });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}`, origin: null };
    const body = { name: 'Mia', emblem: 'sun', program: true };
    statuses.push((await open.visitor().send('POST /api/me', body, headers)).status);
  }
  expect(statuses).toEqual([201, 201, 429, 429]);
});

test('one person may ask only so often, from however many addresses', async () => {
  await using limited = await Serving.start({ rate: 1, trustProxy: true });
  const program = await limited.program('Bot');
  const statuses = new Set<number>();
  for (let i = 0; i < 25; i++)
    statuses.add(
      (await program.send('GET /api/me', undefined, { 'x-forwarded-for': `198.51.100.${i}` })).status,
    );
  expect(statuses).toEqual(new Set([200, 429]));
});

test('what breaks here is answered with an id that the log has too, and without a stack', async () => {
  const lines: string[] = [];
  const app = await makeApp({ ...DEFAULT_OPTIONS, logLevel: 'info' }, new Metrics(), {
    write: (line: string) => lines.push(line) > 0,
  });
  app.get('/boom', () => {
    throw new Error(
      'linko, seed chacha20:5c0ffee5c0ffee, move 3: "play 7 7" was not refused, yet is not listed',
    );
  });
  const response = await app.inject('/boom');
  await app.close();
  const { problem } = response.json();
  expect([response.statusCode, problem.code]).toEqual([500, 'broken']);
  expect(response.body).not.toMatch(/chacha20|linko|\.ts/);
  const id = /[\w-]{36}/.exec(problem.message)![0];
  const logged = lines.find((line) => line.includes('"err"') && line.includes(id))!;
  expect(JSON.parse(logged).err).toMatchObject({
    type: 'Error',
    message: 'linko, seed chacha20:…, move 3: "…" was not refused, yet is not listed',
  });
  expect(lines.join('')).not.toMatch(/5c0ffee|play 7/);
});

test('who deletes their data is signed out', async () => {
  const visitor = await serving.guest('Mia');
  await visitor.ask('DELETE /api/me', doneSchema);
  expect(visitor.cookie).toBe(null);
});

test('codes of tables cannot be tried by the thousand', async () => {
  await using serving = await Serving.start({ rate: 20 });
  const stranger = serving.visitor();
  const tries = Array.from({ length: 30 }, () => stranger.fail('GET /api/codes/ZZZZZZ'));
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'bad-code')).toHaveLength(20);
  expect(codes.filter((code) => code === 'too-fast')).toHaveLength(10);
});
