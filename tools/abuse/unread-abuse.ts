import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Attacker } from './attacker.ts';

const LONGEST_ANSWER = '/api/openapi.json';
/** As many as fit into one packet that Node reads in one go. */
const REQUESTS = 800;
const FOREIGN = 'evil.example';

/** Hundreds of requests in one packet, of whose answers nothing is read. */
export async function pipelinedRequests(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const sockets = [LONGEST_ANSWER, '/api/games', '/'].map((path) => {
      const socket = open(attacker).pause();
      socket.write(request(attacker, path).repeat(REQUESTS));
      return socket;
    });
    for (let n = 0; n < 100 && attacker.isOn; n++) await wait(100);
    for (const socket of sockets) socket.destroy();
  }
}

/** Long answers of which a little is read now and then, so that something always moves. */
export async function slowDownloads(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const sockets = Array.from({ length: 20 }, () => open(attacker).pause());
    for (let n = 0; n < 60 && attacker.isOn; n++) {
      for (const socket of sockets)
        if (!socket.destroyed) socket.write(request(attacker, LONGEST_ANSWER).repeat(8));
      for (const socket of sockets) socket.read(1_000);
      await wait(1_000);
    }
    for (const socket of sockets) socket.destroy();
  }
}

/** As the browser of a person near the server asks for a page whose name leads here since a moment ago. */
export async function foreignHosts(attacker: Attacker): Promise<void> {
  const headers = { 'x-forwarded-host': FOREIGN, origin: `http://${FOREIGN}` };
  while (attacker.isOn) {
    await attacker.ask({ path: '/api/tables', headers });
    await attacker.ask({ method: 'POST', path: '/api/me', body: { name: 'Eve', emblem: 'sun' }, headers });
    await attacker.ask({ path: '/metrics', headers });
    const socket = new WebSocket(`${attacker.run.url.replace('http', 'ws')}/live`, {
      headers: { ...headers, 'x-forwarded-for': attacker.address },
    });
    socket.on('open', () => attacker.count('broken'));
    socket.on('error', () => socket.terminate());
    await wait(500);
    socket.terminate();
  }
}

/** Expensive answers, again and again. */
export async function exportsAndRecords(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  while (attacker.isOn && token !== null) {
    const table = attacker.anyTable();
    const paths = ['/api/me/export', '/api/me/history', '/api/running-tables', '/t/AAAAAA'];
    if (table) paths.push(`/api/tables/${table}/record`);
    await Promise.all(paths.map((path) => attacker.ask({ path, token })));
    await wait(50);
  }
}

function request(attacker: Attacker, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${attacker.address}\r\n\r\n`;
}

function open(attacker: Attacker): Socket {
  const { hostname, port } = new URL(attacker.run.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => attacker.count('cut'));
  attacker.count('left unread');
  return socket;
}
