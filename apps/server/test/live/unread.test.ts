import { frame, OPCODE, RawSocket, repeated } from '@quartet/testkit/raw-socket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from '../http/serving.ts';

/** Bytes: sent in vain to a server that reads whatever comes. What the system keeps in between is a few megabytes. */
const MOST = 40_000_000;
const ENOUGH = 20_000_000;

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

test.each<[string, Buffer]>([
  ['empty pings', repeated(frame(OPCODE.ping), 10_000)],
  ['pings with 125 bytes', repeated(frame(OPCODE.ping, 'x'.repeat(125)), 500)],
  ['pongs to no ping', repeated(frame(OPCODE.pong), 10_000)],
])('a connection that sends %s and reads nothing is closed', async (_, chunk) => {
  using line = (await RawSocket.open(serving.url))!;
  expect(await line.pour(chunk, MOST)).toBeLessThan(ENOUGH);
  await line.ended();
});

test('a connection that keeps a message open and fills the time with pongs is closed', async () => {
  using line = (await RawSocket.open(serving.url))!;
  await line.pour(frame(OPCODE.text, '[', false), 1);
  // Each piece would keep the chunk alive with which it came.
  const piece = frame(OPCODE.continuation, ' ', false);
  const chunk = Buffer.concat([piece, repeated(frame(OPCODE.pong, 'x'.repeat(125)), 490)]);
  expect(await line.pour(chunk, MOST)).toBeLessThan(ENOUGH);
  await line.ended();
});

test('a message in more than sixteen pieces closes the connection', async () => {
  using line = (await RawSocket.open(serving.url))!;
  await line.pour(frame(OPCODE.text, '[', false), 1);
  await line.pour(repeated(frame(OPCODE.continuation, ' ', false), 40), 1);
  await line.ended();
});

test('a frame that comes byte by byte closes the connection before it is whole', async () => {
  using line = (await RawSocket.open(serving.url))!;
  line.socket.setNoDelay(true);
  const bytes = frame(OPCODE.text, 'x'.repeat(10_000));
  for (let at = 0; at < bytes.length - 1 && !line.isClosed; at++) {
    await line.pour(bytes.subarray(at, at + 1), 1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await line.ended();
});
