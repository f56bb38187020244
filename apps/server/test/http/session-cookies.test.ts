import { doneSchema, signedInSchema, whoSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RoughClient } from '../live/rough-client.ts';
import { Serving, Visitor } from './serving.ts';

const ORIGIN = 'https://cards.example';
const SECRET = 'the secret of the administration';
const GUEST = { name: 'Mia', emblem: 'sun' };

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start({ origin: ORIGIN, trustProxy: true, adminToken: SECRET });
});
afterAll(() => serving[Symbol.asyncDispose]());

/** What a browser on the page of the origin sends. */
function send(route: string, cookie: string, body?: unknown): Promise<Response> {
  return new Visitor(serving.url).send(route, body, { origin: ORIGIN, ...(cookie !== '' && { cookie }) });
}

/** Name and value of each cookie that is given or taken away, with its attributes. */
function cookiesOf(response: Response): Map<string, { readonly value: string; readonly rest: string }> {
  return new Map(
    response.headers.getSetCookie().map((set) => {
      const [, name, value, rest] = /^([^=]+)=([^;]*); (.*)$/.exec(set)!;
      return [name!, { value: value!, rest: rest! }];
    }),
  );
}

async function newToken(): Promise<string> {
  return cookiesOf(await send('POST /api/me', '', GUEST)).get('__Host-quartet')!.value;
}

async function nameOf(cookie: string): Promise<string | null> {
  const { me } = whoSchema.parse(await (await send('GET /api/me', cookie)).json());
  return me?.person.name ?? null;
}

test('by https a session lies in a cookie that no other host of the domain can set', async () => {
  const response = await send('POST /api/me', '', GUEST);
  const given = cookiesOf(response);
  expect([...given.keys()]).toEqual(['__Host-quartet']);
  const { value, rest } = given.get('__Host-quartet')!;
  expect(rest).toMatch(/^Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await nameOf(`__Host-quartet=${value}`)).toBe('Mia');
});

test('by http the name stays plain, for browsers take no other', async () => {
  await using plain = await Serving.start();
  const response = await plain.visitor().send('POST /api/me', GUEST);
  expect([...cookiesOf(response).keys()]).toEqual(['quartet']);
  const prefixed = `__Host-${response.headers.getSetCookie()[0]!.split(';')[0]}`;
  const asked = await plain.visitor().send('GET /api/me', undefined, { cookie: prefixed });
  expect(await asked.json()).toEqual({ me: null });
});

test('a session from before goes on, and gets the new name with the next request', async () => {
  const token = await newToken();
  const response = await send('GET /api/me', `quartet=${token}`);
  expect(whoSchema.parse(await response.json()).me!.person.name).toBe('Mia');
  const given = cookiesOf(response);
  expect([...given.keys()]).toEqual(['__Host-quartet']);
  expect(given.get('__Host-quartet')!.value).toBe(token);
  const later = await send('GET /api/me', `quartet=${token}; __Host-quartet=${token}`);
  expect(later.headers.getSetCookie()).toEqual([]);
});

test('a session from before plays live', async () => {
  const token = await newToken();
  for (const name of ['quartet', '__Host-quartet']) {
    using client = await RoughClient.open(serving.url, { origin: ORIGIN, cookie: `${name}=${token}` });
    expect(await client.say({ type: 'hello', protocol: 1 })).toMatchObject([{ person: { name: 'Mia' } }]);
  }
});

test('the new name counts where both are sent: a cookie of another host signs nobody in as somebody else', async () => {
  const [own, strangers] = [await newToken(), await newToken()];
  await send('PATCH /api/me', `__Host-quartet=${strangers}`, { name: 'Eve' });
  expect(await nameOf(`quartet=${strangers}; __Host-quartet=${own}`)).toBe('Mia');
  // A session that has ended is not replaced by the other one either.
  await send('POST /api/sign-out', `__Host-quartet=${own}`);
  expect(await nameOf(`quartet=${strangers}; __Host-quartet=${own}`)).toBe(null);
});

test('signing out takes both away', async () => {
  const token = await newToken();
  const out = await send('POST /api/sign-out', `quartet=${token}; __Host-quartet=${token}`);
  doneSchema.parse(await out.json());
  const taken = cookiesOf(out);
  expect([...taken.keys()].sort()).toEqual(['__Host-quartet', 'quartet']);
  // Browsers refuse to take a __Host- cookie away in any other way.
  expect(taken.get('__Host-quartet')!.rest).toMatch(/Max-Age=0; Path=\/; .*Secure/);
  for (const { value } of taken.values()) expect(value).toBe('');
});

test('signing in as somebody else takes the old cookie of the one before away', async () => {
  const [before, other] = [await newToken(), await newToken()];
  const password = { login: 'mia-the-other', password: 'correct horse battery' };
  await send('POST /api/me/password', `__Host-quartet=${other}`, password);
  const response = await send('POST /api/sign-in', `quartet=${before}`, password);
  signedInSchema.parse(await response.json());
  const given = cookiesOf(response);
  expect(given.get('quartet')!.value).toBe('');
  expect(given.get('__Host-quartet')!.value).toMatch(/^quartet_/);
});

test('the administration has such a cookie, too, and one from before opens it', async () => {
  const signedIn = await send('POST /api/admin/session', '', { token: SECRET });
  const { value, rest } = cookiesOf(signedIn).get('__Host-quartet-admin')!;
  expect(rest).toMatch(/^Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  for (const name of ['__Host-quartet-admin', 'quartet-admin'])
    expect((await send('GET /api/admin/health', `${name}=${value}`)).status).toBe(200);
  const out = await send('DELETE /api/admin/session', `quartet-admin=${value}`);
  expect([...cookiesOf(out).keys()].sort()).toEqual(['__Host-quartet-admin', 'quartet-admin']);
  expect((await send('GET /api/admin/health', `__Host-quartet-admin=${value}`)).status).toBe(401);
});
