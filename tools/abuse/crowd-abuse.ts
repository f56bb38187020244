import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Attacker } from './attacker.ts';

/** Connections of one address at the same time. */
const CONNECTIONS = 40;
/** Milliseconds between two messages of a connection: a little less often than it may. */
const PACE = 40;

const HELLO = JSON.stringify({ type: 'hello', protocol: 1 });

/** Each connection within its own allowance; all of them together ask for whole tables, and for tables and tokens that are not there. */
export async function manyLines(attacker: Attacker): Promise<void> {
  let sockets: WebSocket[] = [];
  for (let n = 0; attacker.isOn; n++) {
    sockets = sockets.filter(({ readyState }) => readyState === 1);
    if (sockets.length < CONNECTIONS) {
      const socket = await attacker.socket();
      socket?.send(HELLO);
      if (socket) sockets.push(socket);
    }
    for (const socket of sockets) socket.send(question(attacker, n));
    await wait(PACE);
  }
  for (const socket of sockets) socket.terminate();
}

function question(attacker: Attacker, n: number): string {
  const unknown = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  if (n % 3 === 0) return JSON.stringify({ type: 'hello', protocol: 1, token: unknown });
  const table = (n % 3 === 1 ? attacker.anyTable() : null) ?? unknown;
  return JSON.stringify({ type: 'watch', table, since: 0 });
}

/** Requests that Node itself would answer, by the hundred on one connection, of which nothing is read. */
export async function oddRequests(attacker: Attacker): Promise<void> {
  const { hostname, port } = new URL(attacker.run.url);
  const from = `X-Forwarded-For: ${attacker.address}\r\n`;
  const odd = [
    `Host: localhost\r\n${from}Expect: magic\r\n`,
    from,
    `Host: localhost\r\n${from}Expect: 100-continue\r\n`,
  ];
  while (attacker.isOn) {
    const sockets = odd.map((head) => {
      const socket = connect(Number(port), hostname).pause();
      socket.on('error', () => attacker.count('cut'));
      socket.on('close', () => attacker.count('closed'));
      socket.write(`GET /api/me HTTP/1.1\r\n${head}\r\n`.repeat(400));
      return socket;
    });
    for (let n = 0; n < 20 && attacker.isOn; n++) await wait(100);
    for (const socket of sockets) socket.destroy();
  }
}
