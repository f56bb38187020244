// What idle connections and tables at rest cost a server: `npm run server-memory -- [--connections 3000] [--tables 5000]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LiveClient } from '@quartet/protocol/client';
import { askUntilAnswered } from './faults/ask.ts';
import { NodeProcess } from './faults/node-process.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '3000' },
    tables: { type: 'string', default: '5000' },
  },
});
/** A table that nobody asks for is let go after half a minute. */
const REST = 45_000;
const AT_ONCE = 50;

const data = mkdtempSync(join(tmpdir(), 'quartet-memory-'));
const node = new NodeProcess(['--data', data, '--workers', '1']);
await node.start();
const url = `http://127.0.0.1:${node.port}`;
const guest = { name: 'Memory', emblem: 'moon', program: true };
const { token } = await askUntilAnswered<{ token: string }>(url, '/api/me', guest);

await report('at the start');
const clients = await connect(Number(values.connections));
await report(`with ${clients.length} idle connections`);
for (const client of clients) client.close();
await report('without them');
for (const round of [1, 2]) {
  await makeTables(Number(values.tables));
  await report(`${values.tables} tables made (${round})`);
  await wait(REST);
  await report('and at rest');
}
await node.stop('SIGTERM');
rmSync(data, { recursive: true, force: true });
process.exit();

async function connect(count: number): Promise<LiveClient[]> {
  const all: LiveClient[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, () => opened());
    all.push(...(await Promise.all(some)));
  }
  return all;
}

function opened(): Promise<LiveClient> {
  return new Promise((resolve) => {
    const client: LiveClient = new LiveClient({
      url: `${url.replace('http', 'ws')}/live`,
      token,
      onWelcome: () => resolve(client),
    });
  });
}

async function makeTables(count: number): Promise<void> {
  const bots = [null, { level: 'easy', temper: 'balanced' }];
  const make = () => askUntilAnswered(url, '/api/tables', { game: 'keltis', seats: 2, bots }, token);
  for (let from = 0; from < count; from += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, make));
}

/** After some time for the collector. */
async function report(moment: string): Promise<void> {
  await wait(3_000);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number =>
    Number(new RegExp(`^quartet_${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const resident = read('process_resident_memory_bytes') / 1e6;
  const heap = read('nodejs_heap_size_used_bytes') / 1e6;
  const tables = read('tables_in_memory');
  console.log(
    `${moment.padEnd(32)} resident ${resident.toFixed(1)} MB, heap ${heap.toFixed(1)} MB, ${tables} tables in memory`,
  );
}
