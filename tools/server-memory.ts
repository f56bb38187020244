// What idle connections and tables at rest cost a server: `npm run server-memory -- [--connections 3000] [--tables 5000]`.
// What it holds while people play: `npm run server-memory -- --load [--players 1000] [--seconds 600] [--rate R]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LiveClient } from '@quartet/protocol/client';
import { askUntilAnswered } from './faults/ask.ts';
import { NodeProcess } from './faults/node-process.ts';
import { underLoad } from './memory/under-load.ts';
import { print, vitalsOf } from './memory/vitals.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '3000' },
    tables: { type: 'string', default: '5000' },
    load: { type: 'boolean', default: false },
    players: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '600' },
    rate: { type: 'string' },
  },
});
/** A table that nobody asks for is let go after half a minute. */
const REST = 45_000;
const AT_ONCE = 50;

const data = mkdtempSync(join(tmpdir(), 'quartet-memory-'));
const node = new NodeProcess(['--data', data, '--workers', '1', '--bot-floor', '0']);
await node.start();
const url = `http://127.0.0.1:${node.port}`;
await report('at the start');
await (values.load ? whilePeoplePlay() : atRest());
await node.stop('SIGTERM');
rmSync(data, { recursive: true, force: true });
process.exit();

async function whilePeoplePlay(): Promise<void> {
  const { players, seconds, rate } = values;
  await underLoad(url, ['--players', players, '--seconds', seconds, ...(rate ? ['--rate', rate] : [])]);
  await wait(REST);
  await report('and at rest');
}

async function atRest(): Promise<void> {
  const guest = { name: 'Memory', emblem: 'moon', program: true };
  const { token } = await askUntilAnswered<{ token: string }>(url, '/api/me', guest);
  const clients = await connect(Number(values.connections), token);
  await report(`with ${clients.length} idle connections`);
  for (const client of clients) client.close();
  await report('without them');
  for (const round of [1, 2]) {
    await makeTables(Number(values.tables), token);
    await report(`${values.tables} tables made (${round})`);
    await wait(REST);
    await report('and at rest');
  }
}

async function connect(count: number, token: string): Promise<LiveClient[]> {
  const all: LiveClient[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, () => opened(token));
    all.push(...(await Promise.all(some)));
  }
  return all;
}

function opened(token: string): Promise<LiveClient> {
  return new Promise((resolve) => {
    const client: LiveClient = new LiveClient({
      url: `${url.replace('http', 'ws')}/live`,
      token,
      onWelcome: () => resolve(client),
    });
  });
}

async function makeTables(count: number, token: string): Promise<void> {
  const bots = [null, { level: 'easy', temper: 'balanced' }];
  const make = () => askUntilAnswered(url, '/api/tables', { game: 'keltis', seats: 2, bots }, token);
  for (let from = 0; from < count; from += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, make));
}

/** After some time for the collector. */
async function report(moment: string): Promise<void> {
  await wait(3_000);
  print(moment, await vitalsOf(url));
}
