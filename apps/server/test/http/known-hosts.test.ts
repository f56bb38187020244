import { get } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { signedInSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isInnerHost } from '../../src/http/known-hosts.ts';
import { RoughClient } from '../live/rough-client.ts';
import { Serving, Visitor } from './serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** As a browser asks to which a name service gave our address. */
function ask({ url }: Serving, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: new URL(url).port, path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, body }));
    }).on('error', reject);
  });
}

test.each([
  'localhost',
  'LOCALHOST:8080',
  'localhost.',
  'quartet.localhost:8080',
  '127.0.0.1:8080',
  '192.168.178.20:8080',
  '203.0.113.9',
  '[::1]:8080',
  '[fd00::1]',
  'raspberrypi:8080',
  'raspberrypi.local:8080',
  'raspberrypi.local.',
  'pi.lan',
  'pi.home.arpa',
  'quartet.default.svc.cluster.local:8080',
  hostname(),
])('a request to %s is answered, for no stranger can choose that name', async (host) => {
  expect(isInnerHost(host)).toBe(true);
  expect((await ask(serving, '/api/me', { host })).status).toBe(200);
});

test.each([
  'evil.example',
  'evil.example:8080',
  'evil.example.',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.local.example',
  'evillocal.com',
  '1.2.3',
  '[::1].evil.example',
  '[evil]',
  'evil.example@127.0.0.1',
  'evil.example#.local',
  'evil.example/.local',
  'localhost:8080:80',
  ' ',
])('a request to %j is not answered without an origin', async (host) => {
  expect(isInnerHost(host)).toBe(false);
  for (const path of ['/', '/api/me', '/api', '/metrics', '/t/ABCDEF', '/nothing'])
    expect([path, (await ask(serving, path, { host })).status]).toEqual([path, 421]);
});

test('whoever runs the server is told how to start it', async () => {
  const { body } = await ask(serving, '/api/me', { host: 'cards.example:8080' });
  const { problem } = JSON.parse(body);
  expect(problem).toMatchObject({ code: 'wrong-origin', where: 'host' });
  const sentence = problem.message;
  expect(sentence).toContain('--origin http://cards.example:8080');
  expect((await ask(serving, '/', { host: 'cards.example:8080' })).body).toBe(`${sentence}\n`);
});

test('what a stranger lets point here gets no live connection', async () => {
  const open = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${new URL(serving.url).port}/live`, { headers: { host } });
      socket.on('open', () => {
        socket.terminate();
        resolve('open');
      });
      socket.on('error', (error) => resolve(error.message));
    });
  expect(await open('evil.example')).toContain('421');
  expect(await open('raspberrypi.local:8080')).toBe('open');
});

test('open to the network, a phone plays by any address of the machine', async () => {
  await using open = await Serving.start({ host: '0.0.0.0' });
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const ours = addresses.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  expect(ours).toContain('127.0.0.1');
  for (const address of ours) {
    const url = `http://${address}:${new URL(open.url).port}`;
    const phone = new Visitor(url);
    await phone.ask('POST /api/me', signedInSchema, { name: 'Mia', emblem: 'sun' });
    using client = await RoughClient.open(url, { origin: url, cookie: phone.cookie! });
    expect(await client.say({ type: 'hello', protocol: 1 })).toMatchObject([{ person: { name: 'Mia' } }]);
  }
});

test('probes are answered by whatever name they ask', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect([path, (await ask(serving, path, { host: 'evil.example' })).status]).toEqual([path, 200]);
});

describe('behind a proxy that is trusted', () => {
  test('the name counts that the proxy was asked for', async () => {
    await using behind = await Serving.start({ trustProxy: true });
    const status = async (name: string) =>
      (await ask(behind, '/api/me', { host: 'quartet:8080', 'x-forwarded-host': name })).status;
    expect(await status('evil.example')).toBe(421);
    expect(await status('pi.local')).toBe(200);
  });

  test('with an origin any name is answered, for pages count as ours by the origin only', async () => {
    await using known = await Serving.start({ trustProxy: true, origin: 'https://cards.example' });
    for (const host of ['cards.example', '10.0.0.3:8080', 'other.example'])
      expect((await ask(known, '/api/me', { host })).status).toBe(200);
  });
});
