import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import { LONG } from '@quartet/testkit/long';
import { builtServer } from '@quartet/web/built-server';
import { describe, test } from 'vitest';
import { NodeProcess } from '../faults/node-process.ts';
import { BANK, nobodyLoses, OUTAGE, SETTLED, sleep, TimedTable, urlOf } from './timed-table.ts';

const HOUR = 3_600_000;

/** A server whose clocks run, for one test: all of them wait most of the time, so they wait together. */
async function settled(): Promise<NodeProcess & AsyncDisposable> {
  const data = mkdtempSync(join(tmpdir(), 'quartet-away-'));
  const node = new NodeProcess(['--data', data], await builtServer());
  await node.start();
  await wait(SETTLED);
  return Object.assign(node, {
    async [Symbol.asyncDispose]() {
      await node.stop('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  });
}

describe.concurrent('away', LONG, () => {
  test('the clock of the machine is set by an hour, and back: nobody loses, and pages show what is left', async ({
    expect,
  }) => {
    await using node = await settled();
    for (const by of [HOUR, -HOUR]) {
      const table = await TimedTable.begin([node]);
      let skew = 0;
      let clock: TableMessage['clock'] = null;
      const client = new LiveClient({
        url: `${urlOf(node).replace('http', 'ws')}/live`,
        onWelcome: (_, difference) => void (skew = difference),
        onSkew: (difference) => void (skew = difference),
      });
      client.watch(table.id, { onTable: (message) => void ({ clock } = message) });
      const left = (): number => (clock?.until ?? 0) - Date.now() - skew;
      await expect.poll(left).toBeGreaterThan(0);
      const before = skew;
      node.setClock(by);
      await expect.poll(() => Math.abs(skew - before), { timeout: 20_000 }).toBeGreaterThan(HOUR - 60_000);
      await expect.poll(() => Math.abs(left())).toBeLessThanOrEqual(BANK * 1_000 + 500);
      expect(await table.forfeits()).toBe(0);
      await table.move();
      client.close();
      node.setClock(0);
    }
  });

  test('the server is stopped for longer than anybody has: nobody loses, and whoever was on moves', async () => {
    await using node = await settled();
    const table = await TimedTable.begin([node]);
    await sleep([node]);
    await nobodyLoses(table);
  });

  test('the server is killed and away for longer than anybody has: nobody loses', async () => {
    await using node = await settled();
    const table = await TimedTable.begin([node]);
    await node.stop('SIGKILL');
    await wait(OUTAGE);
    await node.start();
    await nobodyLoses(table);
  });

  test('and yet clocks run: whoever could play and did not loses on time', async ({ expect }) => {
    await using node = await settled();
    const table = await TimedTable.begin([node]);
    await expect.poll(() => table.forfeits(), { timeout: 90_000, interval: 1_000 }).toBeGreaterThan(0);
  });
});
