import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LONG } from '@quartet/testkit/long';
import { afterEach, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { UnreadAnswers } from '../../src/http/unread-answers.ts';
import { RoughClient } from '../live/rough-client.ts';
import { temporaryFolder } from '../tables/sitting.ts';
import { look, make } from './playing.ts';
import { Serving } from './serving.ts';

/** The longest answer that is always there. */
const DOCUMENT = '/api/openapi.json';
/** Bytes; an operating system keeps a few megabytes of one connection. */
const LONGER_THAN_BUFFERS = 40_000_000;
const MINUTE = 60_000;

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface RawConnection {
  readonly socket: Socket;
  isClosed: boolean;
  text: string;
}

async function rawConnection({ url }: { readonly url: string }): Promise<RawConnection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  const connection: RawConnection = { socket, isClosed: false, text: '' };
  socket.on('error', () => undefined);
  socket.on('close', () => {
    connection.isClosed = true;
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  return connection;
}

function request(path: string, headers = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
}

test('a few requests in one packet are all answered, in their order', async () => {
  await using serving = await Serving.start();
  const connection = await rawConnection(serving);
  connection.socket.on('data', (bytes) => {
    connection.text += bytes;
  });
  connection.socket.write(['/healthz', '/api/me', '/readyz'].map((path) => request(path)).join(''));
  await expect.poll(() => connection.text).toMatch(/alive\n.*"me":null.*[^ ]ready\n/s);
  expect(connection.isClosed).toBe(false);
});

test.each(['/api/openapi.json', '/healthz', '/api/me', '/%'])(
  'a connection that asks for hundreds of answers of %s and reads none ends',
  async (path) => {
    await using serving = await Serving.start();
    const connection = await rawConnection(serving);
    connection.socket.pause();
    connection.socket.write(request(path).repeat(900));
    connection.socket.resume();
    await expect.poll(() => connection.isClosed).toBe(true);
    expect((await serving.visitor().send('GET /healthz')).status).toBe(200);
  },
);

test.each([
  [
    'with an expectation that nobody fulfils',
    'GET /api/me HTTP/1.1\r\nHost: localhost\r\nExpect: magic\r\n\r\n',
  ],
  ['without a Host', 'GET /api/me HTTP/1.1\r\n\r\n'],
])('requests %s count like any other: hundreds that are not read end the connection', async (_, asked) => {
  await using serving = await Serving.start();
  const connection = await rawConnection(serving);
  let answers = 0;
  connection.socket.on('data', (bytes) => {
    answers += String(bytes).split('HTTP/1.1').length - 1;
  });
  connection.socket.write(asked.repeat(900));
  await expect.poll(() => connection.isClosed).toBe(true);
  expect(answers).toBeLessThanOrEqual(ALLOWED.answersPerConnection);
  expect((await serving.visitor().send('GET /healthz')).status).toBe(200);
});

test('an expectation is no reason not to answer, and a request without a Host is refused as any of an unknown one', async () => {
  await using serving = await Serving.start();
  const connection = await rawConnection(serving);
  connection.socket.on('data', (bytes) => {
    connection.text += bytes;
  });
  connection.socket.write(request('/api/me', 'Expect: magic\r\n'));
  await expect.poll(() => connection.text).toMatch(/^HTTP\/1.1 200 OK.*"me":null/s);
  connection.socket.write('GET /api/me HTTP/1.1\r\n\r\n');
  await expect.poll(() => connection.text).toMatch(/HTTP\/1.1 421 .*"wrong-origin"/s);
});

test('a connection with a megabyte that it has not read ends when it asks for more', async () => {
  await using serving = await Serving.start();
  const count = await documentsBeyond(serving, ALLOWED.bytesUnreadPerConnection);
  expect(count).toBeLessThan(ALLOWED.answersPerConnection);
  const connection = await rawConnection(serving);
  connection.socket.pause();
  // The first megabytes lie with the operating system and count as read.
  for (let round = 0; round < 12; round++) {
    connection.socket.write(request(DOCUMENT).repeat(count));
    await wait(50);
  }
  connection.socket.resume();
  await expect.poll(() => connection.isClosed).toBe(true);
});

test('a connection that reads as much in one go as it asks for stays', async () => {
  await using serving = await Serving.start();
  const count = await documentsBeyond(serving, ALLOWED.bytesUnreadPerConnection);
  const connection = await rawConnection(serving);
  let answers = 0;
  connection.socket.on('data', (bytes) => {
    answers += String(bytes).split('HTTP/1.1 200 OK').length - 1;
  });
  for (let round = 1; round <= 5; round++) {
    connection.socket.write(request(DOCUMENT).repeat(count));
    await expect.poll(() => answers).toBe(round * count);
  }
  expect(connection.isClosed).toBe(false);
});

async function documentsBeyond(serving: Serving, bytes: number): Promise<number> {
  const document = await (await serving.visitor().send(`GET ${DOCUMENT}`)).text();
  return Math.ceil(bytes / document.length) + 1;
}

test('of all unread answers together, those of the address with most make room', async () => {
  const unread = new UnreadAnswers();
  const answers: ServerResponse[] = [];
  const server = createServer((asked, answer) => {
    if (!unread.begin(asked.socket, answer)) return;
    unread.setAddress(asked.socket, asked.url!);
    unread.add(asked.socket, answer, 10_000_000);
    answers.push(answer);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const open = async (address: string): Promise<RawConnection> => {
    const connection = await rawConnection({ url: `http://127.0.0.1:${port}` });
    const before = answers.length;
    connection.socket.resume().write(request(address));
    await expect.poll(() => connection.isClosed || answers.length > before).toBe(true);
    return connection;
  };
  const other = await open('/other');
  const greedy: RawConnection[] = [];
  for (let n = 0; n < 9; n++) greedy.push(await open('/greedy'));
  // Sixty of a hundred million bytes may wait, ten of them are another address's.
  await expect.poll(() => greedy.filter(({ isClosed }) => isClosed).length).toBe(4);
  expect(other.isClosed).toBe(false);
  // What has been read makes room again.
  for (const answer of answers) answer.end();
  await expect.poll(() => answers.every(({ closed }) => closed)).toBe(true);
  for (let n = 0; n < 5; n++) await open('/greedy');
  expect(greedy.filter(({ isClosed }) => isClosed)).toHaveLength(4);
  server.closeAllConnections();
  server.close();
});

test('one address may keep only so many connections open', async () => {
  await using serving = await Serving.start({ rate: 60 });
  const all = await Promise.all(
    Array.from({ length: ALLOWED.connectionsPerAddress + 20 }, () => rawConnection(serving)),
  );
  for (const { socket } of all) socket.resume();
  const closed = (): number => all.filter(({ isClosed }) => isClosed).length;
  await expect.poll(closed).toBe(20);
  const [first] = all.filter(({ isClosed }) => !isClosed);
  first!.socket.destroy();
  await expect.poll(async () => (await openedOf(serving)).isClosed).toBe(false);
});

async function openedOf(serving: Serving): Promise<RawConnection> {
  const connection = await rawConnection(serving);
  connection.socket.resume();
  await wait(100);
  return connection;
}

test('a connection that stops reading or sending is cut off, one that waits for news or plays live is not', {
  ...LONG,
  timeout: 3 * MINUTE,
}, async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'index.html'), '');
  writeFileSync(join(folder.path, 'long.js'), Buffer.alloc(LONGER_THAN_BUFFERS));
  await using serving = await Serving.start({ app: folder.path });
  const ann = await serving.program('Ann');
  const { table } = await make(ann, { game: 'keltis', seats: 2 });
  const { seq } = await look(ann, table);
  using live = await RoughClient.signedIn(serving.url, ann.token);
  const stalled = await rawConnection(serving);
  stalled.socket.pause().write(request('/long.js'));
  const half = await rawConnection(serving);
  half.socket.on('data', (bytes) => {
    half.text += bytes;
  });
  half.socket.write('POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{');
  const slow = await rawConnection(serving);
  let read = 0;
  let wanted = 0;
  slow.socket.on('data', (bytes) => {
    read += bytes.length;
    if (read > wanted) slow.socket.pause();
  });
  slow.socket.write(request('/long.js'));
  const waiting = look(ann, table, `?since=${seq}&wait=25`);
  for (let n = 0; n < 11; n++) {
    await wait(10_000);
    wanted += 2_000_000;
    slow.socket.resume();
  }
  expect((await waiting).seq).toBe(seq);
  expect(live.socket.readyState).toBe(live.socket.OPEN);
  expect([half.isClosed, half.text]).toEqual([true, expect.stringContaining('408')]);
  // A paused socket learns that the other side is gone when it writes.
  const isCut = (): boolean => {
    stalled.socket.write('GET');
    return stalled.isClosed;
  };
  await expect.poll(isCut, { interval: 500 }).toBe(true);
  wanted = LONGER_THAN_BUFFERS;
  slow.socket.resume();
  await expect.poll(() => read, { timeout: MINUTE }).toBeGreaterThan(LONGER_THAN_BUFFERS);
});
