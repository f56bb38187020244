import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attacker } from './attacker.ts';

const ROUTES = [
  'POST /api/me',
  'PATCH /api/me',
  'POST /api/sign-in',
  'POST /api/sign-in/device',
  'POST /api/sign-in/passkey',
  'POST /api/tables',
  'GET /api/tables',
  'GET /api/tables/%00',
  'POST /api/tables/nowhere/acts',
  'POST /api/tables/nowhere/moves',
  'GET /api/codes/AAAAAA',
  'GET /api/leaderboard?game=keltis&edition=manual&seats=2',
  'DELETE /api/me/sessions/x',
  'PUT /api/me/push',
  'GET /api/me/people',
  'PATCH /api/me/people/x',
  'POST /api/tables/nowhere/invitations',
  'DELETE /api/me/invitations/x',
  'POST /api/reports',
  'GET /t/AAAAAA',
  'GET /e/AAAAAA',
  'BREW /api/coffee',
] as const;
const WILD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '\u0000',
  '\u202e',
  [],
  {},
  [[[[]]]],
  'x'.repeat(500),
];

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;

/** Something that is almost what a door expects. */
export function wildBody(): unknown {
  const names = [
    'name',
    'emblem',
    'login',
    'password',
    'game',
    'seats',
    'id',
    'act',
    'type',
    'text',
    'table',
  ];
  return Object.fromEntries(Array.from({ length: 4 }, () => [pick(names), pick(WILD)]));
}

/** Long polls that are answered at once, and some that wait. */
export async function polls(attacker: Attacker): Promise<void> {
  const token = await attacker.tokenInTheEnd();
  while (attacker.isOn && token !== null) {
    const table = attacker.anyTable();
    const since = Math.random() < 0.8 ? 0 : 1_000_000;
    if (table) await attacker.ask({ path: `/api/tables/${table}?since=${since}&wait=2`, token });
    await wait(table ? 10 : 200);
  }
}

export async function wrongPasswords(attacker: Attacker): Promise<void> {
  for (let n = 0; attacker.isOn; n++) {
    const body = { login: `victim-${n % 7}`, password: `wrong-${n}` };
    await attacker.ask({ method: 'POST', path: '/api/sign-in', body });
    await wait(30);
  }
}

export async function fuzzedRequests(attacker: Attacker): Promise<void> {
  while (attacker.isOn) {
    const [method, path] = pick(ROUTES).split(' ') as [string, string];
    const isWithBody = method !== 'GET';
    const body = Math.random() < 0.2 ? '{"name": "\\u0000' : wildBody();
    await attacker.ask({ method, path, ...(isWithBody && { body }) });
    await wait(20);
  }
}

export async function oversizedBodies(attacker: Attacker): Promise<void> {
  const body = JSON.stringify({ name: 'x'.repeat(1_000_000), emblem: 'sun' });
  while (attacker.isOn) {
    await attacker.ask({ method: 'POST', path: '/api/me', body });
    await wait(100);
  }
}

/** Guests without end, and tables with bots at each. */
export async function guestsAndTables(attacker: Attacker): Promise<void> {
  const bots = [null, { level: 'hard', temper: 'balanced' }];
  while (attacker.isOn) {
    const token = await attacker.token();
    for (let n = 0; n < 3 && token !== null; n++) {
      const body = { game: 'linko', seats: 2, bots };
      const made = await attacker.ask({ method: 'POST', path: '/api/tables', body, token });
      const table = (made as { table?: string } | null)?.table;
      if (!table) break;
      for (const act of [{ type: 'start' }, { type: 'cover', seat: 0 }]) {
        const asked = { id: crypto.randomUUID(), act };
        await attacker.ask({ method: 'POST', path: `/api/tables/${table}/acts`, body: asked, token });
      }
    }
    await wait(100);
  }
}

/** Requests whose end never comes. */
export async function halfRequests(attacker: Attacker): Promise<void> {
  const { hostname, port } = new URL(attacker.run.url);
  while (attacker.isOn) {
    const sockets = Array.from({ length: 10 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => attacker.count('cut'));
      socket.write(`POST /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${attacker.address}\r\nContent-Le`);
      attacker.count('left hanging');
      return socket;
    });
    await wait(2_000);
    for (const socket of sockets) socket.destroy();
  }
}
