import { setTimeout as wait } from 'node:timers/promises';
import { frame, OPCODE, RawSocket, repeated } from '@quartet/testkit/raw-socket';
import type { Attacker } from './attacker.ts';

/** Bytes sent at most on one connection that reads nothing. */
const MOST = 20_000_000;
const HELLO = frame(OPCODE.text, JSON.stringify({ type: 'hello', protocol: 1 }));

/** JSON that nests as deep as a frame allows, with a sign in it for which all of it is searched; by HTTP, too. */
export async function deepJson(attacker: Attacker): Promise<void> {
  const pairs = [
    ['[', ']'],
    ['{"act":', '}'],
  ] as const;
  for (let n = 0; attacker.isOn; n++) {
    const [open, close] = pairs[n % pairs.length]!;
    const depth = Math.floor(16_000 / (open.length + close.length));
    const text = `${open.repeat(depth)}"\\u0000"${close.repeat(depth)}`;
    const socket = await attacker.socket();
    socket?.send(text);
    await attacker.ask({ method: 'POST', path: '/api/sign-in', body: text });
    await wait(200);
    socket?.terminate();
  }
}

/** Pings without end whose pongs are not read. */
export async function unreadPings(attacker: Attacker): Promise<void> {
  const sizes = [0, 125].map((size) => repeated(frame(OPCODE.ping, 'x'.repeat(size)), 500));
  await pourWhileOn(attacker, (n) => sizes[n % sizes.length]!);
}

/** Many lines on which everything is refused, and nobody reads that. */
export async function unreadRefusals(attacker: Attacker): Promise<void> {
  const wrong = ['x', '', '{}'].map((text) => repeated(frame(OPCODE.text, text), 500));
  while (attacker.isOn) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => pour(attacker, wrong[n % wrong.length]!)));
    await wait(200);
  }
}

/** A message in thousands of pieces, with as much as possible between them. */
export async function fragments(attacker: Attacker): Promise<void> {
  const piece = frame(OPCODE.continuation, ' ', false);
  const between = [repeated(frame(OPCODE.pong, 'x'.repeat(125)), 490), frame(OPCODE.ping), Buffer.alloc(0)];
  const begin = frame(OPCODE.text, '[', false);
  await pourWhileOn(attacker, (n) => Buffer.concat([piece, between[n % between.length]!]), begin);
}

/** Live connections where there are none, with bodies that never come, and with compression. */
export async function oddUpgrades(attacker: Attacker): Promise<void> {
  const routes = ['GET /api/tables', 'GET /live', 'GET /', 'POST /api/me'];
  const headers = {
    'x-forwarded-for': attacker.address,
    'content-length': '100',
    'sec-websocket-extensions': 'permessage-deflate',
    cookie: 'x'.repeat(12_000),
  };
  for (let n = 0; attacker.isOn; n++) {
    const line = await RawSocket.open(attacker.run.url, routes[n % routes.length]!, headers);
    attacker.count(line?.answer.split(' ')[1] ?? 'cut');
    await wait(100);
    line?.[Symbol.dispose]();
  }
}

async function pourWhileOn(
  attacker: Attacker,
  next: (n: number) => Buffer,
  begin: Buffer = Buffer.alloc(0),
): Promise<void> {
  for (let n = 0; attacker.isOn; n++) {
    await pour(attacker, next(n), begin);
    await wait(100);
  }
}

/** A line that reads nothing, on which the chunk is sent until it is closed. */
async function pour(attacker: Attacker, chunk: Buffer, begin: Buffer = Buffer.alloc(0)): Promise<void> {
  const { url } = attacker.run;
  using line = await RawSocket.open(url, 'GET /live', { 'x-forwarded-for': attacker.address });
  if (!line?.answer.startsWith('HTTP/1.1 101')) {
    attacker.count('not let in');
    return;
  }
  await line.pour(Buffer.concat([HELLO, begin]), 1);
  const sent = await line.pour(chunk, MOST);
  attacker.count(sent < MOST ? 'closed' : 'never closed');
}
