import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { postTo, resolveByDns } from '../../src/webhooks/call-address.ts';
import { answering, type Behaviour, hanging, LocalTarget, SilentPort } from './local-target.ts';

const MESSAGE = { headers: {}, body: 'x' };
/** No answer of these is worth so many bytes; what fits into buffers on the way is far less than this. */
const MOST_SENT = 40_000_000;

/** Writes on and on while the other side takes it; `sent` tells how much that was when it ended. */
function flooding(
  head: string,
  part: string,
): { readonly behaviour: Behaviour; readonly sent: () => number } {
  let sent = 0;
  const behaviour: Behaviour = (socket) => {
    socket.write(head);
    const chunk = part.repeat(Math.ceil(64_000 / part.length));
    const more = (): void => {
      while (!socket.destroyed && socket.write(chunk)) sent += chunk.length;
      sent += chunk.length;
      if (!socket.destroyed) socket.once('drain', more);
    };
    more();
  };
  return { behaviour, sent: () => sent };
}

test.each([
  ['a body that never ends', 'HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(1_000), 200],
  ['a header that never ends', 'HTTP/1.1 200 OK\r\nx-long: ', 'x'.repeat(1_000), 'failed'],
  ['headers that never end', 'HTTP/1.1 200 OK\r\n', `x-one: ${'x'.repeat(100)}\r\n`, 'failed'],
  ['early hints that never end', '', 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n', 'hung'],
])('%s is read only a little', async (_, head, part, expected) => {
  const { behaviour, sent } = flooding(head, part);
  await using target = await LocalTarget.start(behaviour);
  expect(await postTo(target.url, MESSAGE, { ...target.rules(), patience: 20_000 })).toBe(expected);
  await expect.poll(() => target.open).toBe(0);
  expect(sent()).toBeLessThan(MOST_SENT);
});

test.each<[string, Behaviour]>([
  ['never answers', hanging],
  [
    'sends one byte of its answer after the other',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
      const timer = setInterval(() => socket.write('x'), 5);
      socket.on('close', () => clearInterval(timer));
    },
  ],
])('a target that %s is given up, and its connection is closed', async (_, behaviour) => {
  await using target = await LocalTarget.start(behaviour);
  expect(await postTo(target.url, MESSAGE, { ...target.rules(), patience: 100 })).toBe('hung');
  await expect.poll(() => target.open).toBe(0);
});

test('a port that accepts and says nothing is given up', async () => {
  await using silent = await SilentPort.start();
  await using target = await LocalTarget.start(answering);
  const rules = { ...target.rules([silent]), patience: 100 };
  expect(await postTo(`https://hook.test:${silent.port}/`, MESSAGE, rules)).toBe('hung');
  await expect.poll(() => silent.open).toBe(0);
});

test('a name server that never answers holds a call no longer than a hook would', async () => {
  const silent = createSocket('udp4');
  let asked = 0;
  silent.on('message', () => asked++);
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const resolve = resolveByDns([`127.0.0.1:${silent.address().port}`]);
  await using target = await LocalTarget.start(answering);
  // More than the four threads that file access, passwords and the system's own lookups share.
  const calls = Array.from({ length: 8 }, () =>
    postTo(target.url, MESSAGE, { ...target.rules(), resolve, patience: 300 }),
  );
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['hung']));
  expect(asked).toBeGreaterThanOrEqual(8);
  silent.close();
});

test('an address of numbers is called without asking a name server', async () => {
  const resolve = resolveByDns(['127.0.0.1:1']);
  expect(await resolve('1.1.1.1', AbortSignal.timeout(1_000))).toEqual([{ address: '1.1.1.1', family: 4 }]);
  expect(await resolve('2606:4700::1111', AbortSignal.timeout(1_000))).toEqual([
    { address: '2606:4700::1111', family: 6 },
  ]);
});

test('of many addresses behind a name only a few are tried', async () => {
  const tried: string[] = [];
  const probe = createServer((socket) => {
    tried.push(socket.localAddress!);
    socket.destroy();
  });
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await using target = await LocalTarget.start(answering);
  const many = Array.from({ length: 500 }, () => ({ address: '127.0.0.1', family: 4 }));
  const rules = { ...target.rules(), ports: [port], resolve: async () => many };
  expect(await postTo(`https://hook.test:${port}/`, MESSAGE, rules)).toBe('failed');
  expect(tried.length).toBeLessThanOrEqual(4);
  probe.close();
});
