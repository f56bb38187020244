import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Attacker } from './attacker.ts';
import { wildBody } from './http-abuse.ts';

const hello = (token?: string): string =>
  JSON.stringify({ type: 'hello', protocol: 1, ...(token !== undefined && { token }) });
const isOpen = (socket: WebSocket | null): socket is WebSocket => socket?.readyState === 1;

/** Many come to a table of others at once, and go again. */
export async function presenceChurn(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const table = attacker.anyTable();
    const sockets = await Promise.all(Array.from({ length: 30 }, () => attacker.socket()));
    for (const socket of sockets) {
      if (!isOpen(socket)) continue;
      socket.send(hello());
      if (table) socket.send(JSON.stringify({ type: 'watch', table, since: 0 }));
    }
    await wait(150 + Math.random() * 300);
    for (const socket of sockets) socket?.terminate();
    await wait(100);
  }
}

/** What a host may do, as fast as it goes, at a table of their own that others watch. */
export async function hostActs(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  const table = token === null ? null : await attacker.ownTable(token);
  if (token === null || table === null) return;
  const bot = { level: 'easy', temper: 'balanced' };
  const acts = [
    { type: 'settle', listed: true },
    { type: 'hush', person: 'x'.repeat(60), on: true },
    { type: 'ready', on: false },
    { type: 'ask', what: 'seat', seat: 9 },
    { type: 'ask', what: 'end' },
    { type: 'answer', ask: 1, yes: true },
    { type: 'bot', seat: 1, bot },
    { type: 'remove', seat: 1 },
    { type: 'swap', seats: [0, 1] },
    { type: 'pause' },
    { type: 'webhook', url: 'http://127.0.0.1:1/' },
  ];
  await flood(attacker, token, (n) => actAt(table, acts[n % acts.length]!));
}

/** At a table of their own, and at others' where they only watch. */
export async function chatFlood(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  const own = token === null ? null : await attacker.ownTable(token);
  if (token === null || own === null) return;
  await flood(attacker, token, (n) => {
    const table = n % 2 === 0 ? own : (attacker.anyTable() ?? own);
    return actAt(table, { type: 'chat', text: `${n} ${'la '.repeat(90)}` });
  });
}

export async function fuzzedMessages(attacker: Attacker): Promise<void> {
  await flood(attacker, undefined, (n) => {
    if (n % 5 === 0) return Buffer.from(crypto.getRandomValues(new Uint8Array(200)));
    if (n % 5 === 1) return '{"type":"act","act":';
    return JSON.stringify({ type: ['act', 'watch', 'hello', 'ping'][n % 4], ...(wildBody() as object) });
  });
}

/** Frames larger than any message. */
export async function oversizedFrames(attacker: Attacker): Promise<void> {
  const frame = 'x'.repeat(200_000);
  while (attacker.isOn) {
    const socket = await attacker.socket();
    if (isOpen(socket)) socket.send(frame);
    await wait(200);
    socket?.terminate();
  }
}

/** Ask for whole tables again and again, and read nothing of what comes. */
export async function slowReaders(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => attacker.socket()));
    const until = performance.now() + 20_000;
    for (const socket of sockets) {
      if (!isOpen(socket)) continue;
      socket.send(hello());
      socket.pause();
    }
    while (attacker.isOn && performance.now() < until) {
      const table = attacker.anyTable();
      for (const socket of sockets)
        if (isOpen(socket) && table) socket.send(JSON.stringify({ type: 'watch', table, since: 0 }));
      await wait(100);
    }
    for (const socket of sockets) socket?.terminate();
  }
}

/** Sockets that never say hello. */
export async function silentSockets(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const sockets = await Promise.all(Array.from({ length: 60 }, () => attacker.socket()));
    for (let n = 0; n < 50 && attacker.isOn; n++) await wait(100);
    for (const socket of sockets) socket?.terminate();
  }
}

export function actAt(table: string, act: object): string {
  return JSON.stringify({ type: 'act', table, id: crypto.randomUUID(), act });
}

/** A hundred a second, on a line that is opened anew when it is cut. */
export async function flood(
  attacker: Attacker,
  token: string | undefined,
  next: (n: number) => string | Buffer,
): Promise<void> {
  let socket: WebSocket | null = null;
  for (let n = 0; attacker.isOn; n++) {
    if (!isOpen(socket)) {
      socket = await attacker.socket();
      if (isOpen(socket)) socket.send(hello(token));
      else await wait(500);
    } else socket.send(next(n));
    await wait(10);
  }
  socket?.terminate();
}
