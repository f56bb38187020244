import { setTimeout as wait } from 'node:timers/promises';
import { LONG } from '@quartet/testkit/long';
import { type Postgres, startPostgres } from '@quartet/testkit/postgres';
import { builtServer } from '@quartet/web/built-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NodeProcess } from '../faults/node-process.ts';
import { LOOKED_ON, nobodyLoses, OUTAGE, SETTLED, sleep, TimedTable } from './timed-table.ts';

let postgres: Postgres;
let nodes: [NodeProcess, NodeProcess];
beforeAll(async () => {
  postgres = await startPostgres();
  const flags = ['--database', postgres.url, '--workers', '1'];
  const main = await builtServer();
  nodes = [new NodeProcess(flags, main), new NodeProcess(flags, main)];
  for (const node of nodes) await node.start();
  await wait(SETTLED);
});
afterAll(async () => {
  for (const node of nodes ?? []) await node.stop('SIGKILL');
  await postgres?.[Symbol.asyncDispose]();
});

test(
  'a node wakes up and believes in a deadline that was moved elsewhere: nobody loses by it',
  LONG,
  async () => {
    const table = await TimedTable.begin(nodes);
    await table.look(1);
    nodes[1].suspend();
    for (const seat of [0, 1]) await table.act(0, { type: 'extend', seat, seconds: 600 });
    await wait(OUTAGE);
    nodes[1].wake();
    await nobodyLoses(table);
    const [here, there] = [await table.look(0), await table.look(1)];
    expect(Math.abs(here.clock!.until! - there.clock!.until!)).toBeLessThan(5_000);
  },
);

test(
  'the database is away for longer than anybody has: nobody loses, and whoever was on moves',
  LONG,
  async () => {
    const table = await TimedTable.begin(nodes);
    await postgres.crash();
    await wait(OUTAGE);
    await postgres.restart();
    await nobodyLoses(table);
  },
);

test('all nodes are stopped for longer than anybody has: nobody loses', LONG, async () => {
  // Clocks stand still for a moment after the outage before, of which some has passed.
  await wait(SETTLED - LOOKED_ON);
  const table = await TimedTable.begin(nodes);
  await sleep(nodes);
  await nobodyLoses(table);
});
