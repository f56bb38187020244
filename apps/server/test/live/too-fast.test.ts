import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Serving } from '../http/serving.ts';
import { RoughClient } from './rough-client.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

const codesOf = ({ heard }: RoughClient): string[] =>
  heard.map((message) => (message.type === 'problem' ? message.problem.code : message.type));

test('a connection that sends too much is told so once a second, and goes on as if nothing had happened', async () => {
  using client = await RoughClient.signedIn(serving.url, null);
  const from = performance.now();
  for (let n = 0; n < ALLOWED.messages.burst + 100; n++)
    client.socket.send(JSON.stringify({ type: 'ping', n: 1_000_000 }));
  await expect.poll(() => codesOf(client)).toContain('too-fast');
  // Until something is allowed again: by then all that was too much has been read.
  await wait(500);
  await client.say({ type: 'ping', n: 0 });
  const seconds = (performance.now() - from) / 1_000;
  const told = codesOf(client).filter((code) => code === 'too-fast');
  expect(told.length).toBeLessThanOrEqual(1 + Math.ceil(seconds));
  expect(client.socket.readyState).toBe(client.socket.OPEN);
});

test('a connection that sends two hundred frames too many is cut', async () => {
  using client = await RoughClient.signedIn(serving.url, null);
  const { burst } = ALLOWED.messages;
  for (let n = 0; n < burst + 2_000; n++) client.socket.send('x');
  expect(await client.closed).toBe(1006);
  expect(codesOf(client).filter((code) => code === 'too-fast').length).toBeLessThan(20);
});

test('pings count like messages, and those within the allowance are answered with what they say', async () => {
  using client = await RoughClient.signedIn(serving.url, null);
  const pongs: string[] = [];
  client.socket.on('pong', (bytes) => pongs.push(String(bytes)));
  client.socket.ping('are you there?');
  await expect.poll(() => pongs).toEqual(['are you there?']);
  for (let n = 0; n < 1_000; n++) client.socket.ping();
  expect(await client.closed).toBe(1006);
  expect(pongs.length).toBeLessThan(300);
});

test('a message counts once for each kilobyte of it', async () => {
  using client = await RoughClient.signedIn(serving.url, null);
  for (let n = 0; n < 10; n++) client.socket.send(`"${'x'.repeat(16_000)}"`);
  await expect.poll(() => codesOf(client)).toContain('too-fast');
  const read = codesOf(client).filter((code) => code === 'bad-message');
  expect(read.length).toBeGreaterThan(1);
  expect(read.length).toBeLessThan(9);
});
