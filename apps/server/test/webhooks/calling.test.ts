import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CallRules, callAddress, type Resolve } from '../../src/webhooks/call-address.ts';
import { isPublicAddress } from '../../src/webhooks/public-address.ts';
import { Webhooks } from '../../src/webhooks/webhooks.ts';

const pem = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const CERTIFICATE = pem('./hook-test-cert.pem');

let server: Server;
let port: number;
let bodies: string[] = [];
let statuses: number[] = [];
let heard: (() => void) | null = null;

beforeAll(async () => {
  server = createServer({ key: pem('./hook-test-key.pem'), cert: CERTIFICATE }, (request, response) => {
    let body = '';
    request.on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      bodies.push(body);
      const status = statuses.shift() ?? 204;
      response.writeHead(status, { location: `https://hook.test:${port}/elsewhere` }).end();
      heard?.();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  bodies = [];
  statuses = [];
});

const here: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];

/** This machine counts as public for once; everything else is as it always is. */
function rules(resolve: Resolve = here): CallRules {
  const isAllowed = (address: string): boolean => address === '127.0.0.1' || isPublicAddress(address);
  return { ports: [port], isAllowed, resolve, ca: CERTIFICATE };
}

const call = (given: CallRules): Promise<string> =>
  callAddress(`https://hook.test:${port}/`, { a: 1 }, given);

test('an address is called by https, with JSON', async () => {
  expect(await call(rules())).toBe('done');
  expect(bodies).toEqual(['{"a":1}']);
});

test('a name that leads into a private network is not called', async () => {
  expect(await call({ ...rules(), isAllowed: isPublicAddress })).toBe('refused');
  const mixed: Resolve = async () => [
    { address: '127.0.0.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  expect(await call(rules(mixed))).toBe('refused');
  expect(bodies).toEqual([]);
});

test('a name is looked up once, and the address that was checked is the one that is called', async () => {
  let asked = 0;
  const turning: Resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  expect(await call(rules(turning))).toBe('done');
  expect(asked).toBe(1);
});

test('a certificate of somebody else is not accepted', async () => {
  const { ca: _, ...strangers } = rules();
  expect(await call(strangers)).toBe('failed');
  expect(await callAddress(`https://other.test:${port}/`, {}, rules())).toBe('failed');
  expect(bodies).toEqual([]);
});

test('a redirect is not followed', async () => {
  statuses = [302];
  expect(await call(rules())).toBe('refused');
  expect(bodies).toHaveLength(1);
});

test('a name that leads nowhere may lead somewhere later', async () => {
  const nowhere: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await call(rules(nowhere))).toBe('failed');
});

test('whose turn it is, is told again when the address was down, but without any card', async () => {
  statuses = [503, 204];
  const hooks = new Webhooks((table) => `https://cards.example/#/${table}`, { ...rules(), retries: [5, 5] });
  const twice = new Promise<void>((resolve) => {
    heard = () => {
      if (bodies.length === 2) resolve();
    };
  });
  hooks.call({ url: `https://hook.test:${port}/`, host: 'ann', table: 'T1', game: 'linko', name: 'Mia' });
  await twice;
  hooks.close();
  expect(bodies[0]).toBe(bodies[1]);
  const line = '▶ Mia · Linko! · https://cards.example/#/T1';
  expect(JSON.parse(bodies[0]!)).toEqual({
    type: 'turn',
    table: 'T1',
    game: 'linko',
    name: 'Mia',
    url: 'https://cards.example/#/T1',
    text: line,
    content: line,
    allowed_mentions: { parse: [] },
  });
});

test.each(['@everyone', '<!channel>', '<@U012AB> @here'])('the name %j calls nobody', async (name) => {
  const hooks = new Webhooks((table) => `https://cards.example/#/${table}`, rules());
  const told = new Promise<void>((resolve) => {
    heard = resolve;
  });
  hooks.call({ url: `https://hook.test:${port}/`, host: 'ann', table: 'T1', game: 'linko', name });
  await told;
  hooks.close();
  const sent = JSON.parse(bodies[0]!);
  expect(sent.name).toBe(name);
  for (const shown of [sent.text, sent.content]) expect(shown).not.toMatch(/@\w|[<>]/);
});

test('what an address refuses is not sent again, and a newer turn replaces one that waits', async () => {
  statuses = [404, 500, 204];
  const hooks = new Webhooks((table) => table, { ...rules(), retries: [60_000] });
  const once = (count: number) =>
    new Promise<void>((resolve) => {
      heard = () => {
        if (bodies.length === count) resolve();
      };
    });
  const turn = (table: string, name: string) =>
    hooks.call({ url: `https://hook.test:${port}/`, host: 'ann', table, game: 'linx', name });
  let told = once(1);
  turn('T1', 'Ann');
  await told;
  told = once(2);
  turn('T2', 'Bob');
  await told;
  told = once(3);
  turn('T2', 'Cid');
  await told;
  hooks.close();
  expect(bodies.map((body) => JSON.parse(body).name)).toEqual(['Ann', 'Bob', 'Cid']);
});
