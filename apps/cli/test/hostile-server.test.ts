import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { expectHarmless, HOSTILE } from './hostile.ts';
import { callQuartet } from './run-quartet.ts';

const refusing = (message: unknown) => (response: ServerResponse) =>
  void response.writeHead(500).end(JSON.stringify({ problem: { message } }));

/** On and on, until the other side has had enough. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(100_000)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

test.each<[string, (response: ServerResponse) => void]>([
  ['a hostile reason', refusing(HOSTILE)],
  ['a reason of 900 kB', refusing('x'.repeat(900_000))],
  ['no reason but an object', refusing({ toString: 1 })],
  ['an answer that never ends', endless],
  ['no JSON', (response) => void response.end(HOSTILE)],
])('load tells of a server that answers with %s in one short line', async (_, answer) => {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ran = await callQuartet([
    'load',
    '--server',
    `http://127.0.0.1:${port}`,
    '--players',
    '2',
    '--seats',
    '2',
  ]);
  server.closeAllConnections();
  server.close();
  expect(ran.status).toBe(1);
  expectHarmless(ran, 600);
  expect(ran.err).toMatch(/^quartet: http:\/\/127\.0\.0\.1:\d+\/api\/me answers \d+: .+\n$/);
});
