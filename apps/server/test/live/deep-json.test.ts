import type { ServerMessage } from '@quartet/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMessage } from '../../src/live/read-message.ts';
import { Serving } from '../http/serving.ts';
import { RoughClient } from './rough-client.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving[Symbol.asyncDispose]());

/** JSON that nests this deep around something; an escaped NUL is looked for wherever it stands. */
const nested = (depth: number, open: string, inside: string, close: string): string =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
const DEEP: readonly [string, string][] = [
  ['lists', nested(3_000, '[', '"\\u0000"', ']')],
  ['objects', nested(1_500, '{"act":', '"\\u0000"', '}')],
  ['keys', nested(1_500, '{"act":', '{"\\u0000":1}', '}')],
  ['a message around lists', `{"type":"ping","n":${nested(4_000, '[', '"\\u0000"', ']')}}`],
  ['as many lists as fit', nested(8_000, '[', '"\\u0000"', ']')],
];

test.each(DEEP)('a frame with thousands of %s inside each other is a bad message', async (_, text) => {
  using client = await RoughClient.open(serving.url);
  expect(await client.send(text)).toMatchObject([{ type: 'problem', problem: { code: 'bad-message' } }]);
  expect(client.socket.readyState).toBe(client.socket.OPEN);
});

test.each(DEEP)('a request with thousands of %s inside each other is a bad message', async (_, text) => {
  const ann = await serving.guest('Ann');
  const message = 'body: it is nested more than 20 deep.';
  for (const route of ['POST /api/sign-in', 'POST /api/tables/nowhere/acts', 'POST /api/me/passkeys'])
    expect(await ann.fail(route, text)).toMatchObject({ status: 400, code: 'bad-message', message });
});

const many = (count: number, value: unknown): object =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]));
const acting = (act: object): object => ({ type: 'act', table: 'any', id: 'an-act-of-mine', act });

test.each<[string, object]>([
  ['a key of 16,000 signs', { type: 'lobby', ['x'.repeat(16_000)]: 1 }],
  ['1,500 keys too many', { type: 'lobby', ...many(1_500, 0) }],
  ['an order of 16,000 signs', acting({ type: 'order', orders: { choices: { ['x'.repeat(16_000)]: '' } } })],
  ['1,500 wrong options', acting({ type: 'settle', options: many(1_500, []) })],
])('what answers a message with %s is a line, not the message', (_, message) => {
  const read = readMessage(JSON.stringify(message));
  expect(read).toMatchObject({ ok: false, problem: { code: 'bad-message' } });
  expect(JSON.stringify(read).length).toBeLessThan(1_000);
});

test('what answers a request with a key of 15,000 signs is a line, not the request', async () => {
  const ann = await serving.guest('Ann');
  const wrong = await ann.fail('PATCH /api/me', { ['x'.repeat(15_000)]: 1 });
  expect(wrong).toMatchObject({ status: 400, code: 'bad-message' });
  expect(wrong.message.length).toBeLessThan(500);
});

test('an error while a message is read is answered, and ends nothing', async () => {
  using client = await RoughClient.open(serving.url);
  const { parse } = JSON;
  // What reads messages is made of functions that anything may overflow.
  const spoiled = (text: string): unknown => {
    if (text === '"spoiled"') return new Proxy({}, { get: () => overflow(), ownKeys: () => overflow() });
    return parse(text);
  };
  JSON.parse = spoiled as typeof JSON.parse;
  let answers: readonly ServerMessage[];
  try {
    answers = await client.send('"spoiled"');
  } finally {
    JSON.parse = parse;
  }
  expect(answers).toMatchObject([{ type: 'problem', problem: { code: 'bad-message' } }]);
});

function overflow(): never {
  throw new RangeError('Maximum call stack size exceeded');
}
