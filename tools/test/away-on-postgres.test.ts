import { setTimeout as wait } from 'node:timers/promises';
import { LONG } from '@quartet/testkit/long';
import { type Postgres, startPostgres } from '@quartet/testkit/postgres';
import { builtServer } from '@quartet/web/built-server';
import { describe, test } from 'vitest';
import { NodeProcess } from '../faults/node-process.ts';
import { BANK, nobodyLoses, OUTAGE, SETTLED, sleep, TimedTable } from './timed-table.ts';

interface Settled extends AsyncDisposable {
  readonly postgres: Postgres;
  readonly nodes: [NodeProcess, NodeProcess];
}

/** Two nodes whose clocks run, for one test: all of them wait most of the time, so they wait together. */
async function settled(): Promise<Settled> {
  const postgres = await startPostgres();
  const flags = ['--database', postgres.url, '--workers', '1'];
  const main = await builtServer();
  const nodes: Settled['nodes'] = [new NodeProcess(flags, main), new NodeProcess(flags, main)];
  for (const node of nodes) await node.start();
  await wait(SETTLED);
  return {
    postgres,
    nodes,
    async [Symbol.asyncDispose]() {
      for (const node of nodes) await node.stop('SIGKILL');
      await postgres[Symbol.asyncDispose]();
    },
  };
}

describe.concurrent('away, on PostgreSQL', LONG, () => {
  test('a node wakes up and believes in a deadline that was moved elsewhere: nobody loses by it', async ({
    expect,
  }) => {
    await using house = await settled();
    const { nodes } = house;
    const table = await TimedTable.begin(nodes);
    await table.look(1);
    nodes[1].suspend();
    await table.act(0, { type: 'extend', seconds: 10 * BANK });
    await wait(OUTAGE);
    nodes[1].wake();
    await nobodyLoses(table);
    const [here, there] = [await table.look(0), await table.look(1)];
    expect(Math.abs(here.clock!.until! - there.clock!.until!)).toBeLessThan(5_000);
  });

  test('the database is away for longer than anybody has: nobody loses, and whoever was on moves', async () => {
    await using house = await settled();
    const table = await TimedTable.begin(house.nodes);
    await house.postgres.crash();
    await wait(OUTAGE);
    await house.postgres.restart();
    await nobodyLoses(table);
  });

  test('all nodes are stopped for longer than anybody has: nobody loses', async () => {
    await using house = await settled();
    const table = await TimedTable.begin(house.nodes);
    await sleep(house.nodes);
    await nobodyLoses(table);
  });
});
