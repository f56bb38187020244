import { doneSchema } from '@quartet/protocol/http';
import { frame, OPCODE, RawSocket } from '@quartet/testkit/raw-socket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from '../http/serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

test.each(['GET /api/tables', 'GET /healthz', 'GET /nothing'])(
  '%s opens no live connection and is answered like any request',
  async (route) => {
    using line = (await RawSocket.open(serving.url, route))!;
    expect(line.answer).toMatch(route === 'GET /nothing' ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /);
  },
);

test('headers of more than 16 kB open no connection', async () => {
  using line = (await RawSocket.open(serving.url, 'GET /live', { cookie: 'x'.repeat(20_000) }))!;
  expect(line.answer).toMatch(/^HTTP\/1\.1 431 /);
});

test('compression is not agreed on, and a compressed frame closes the connection', async () => {
  const headers = { 'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits' };
  using line = (await RawSocket.open(serving.url, 'GET /live', headers))!;
  expect(line.answer).toMatch(/^HTTP\/1\.1 101 /);
  expect(line.answer.toLowerCase()).not.toContain('sec-websocket-extensions');
  const compressed = frame(OPCODE.text, 'x');
  compressed[0]! |= 0x40;
  await line.pour(compressed, 1);
  await line.ended();
});

test('a connection that does not answer a goodbye is closed all the same', async () => {
  const mia = await serving.program('Mia');
  const connections = async (): Promise<number> =>
    Number(/^quartet_connections (\d+)/m.exec(await (await mia.send('GET /metrics')).text())?.[1]);
  await expect.poll(connections).toBe(0);
  using line = (await RawSocket.open(serving.url))!;
  await line.pour(frame(OPCODE.text, JSON.stringify({ type: 'hello', protocol: 1, token: mia.token })), 1);
  await expect.poll(connections).toBe(1);
  await mia.ask('POST /api/sign-out', doneSchema);
  // A library's half a minute would be too long: such connections are not counted any more.
  await expect.poll(connections, { timeout: 20_000 }).toBe(0);
});
