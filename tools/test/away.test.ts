import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableMessage } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import { builtServer } from '@quartet/web/built-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NodeProcess } from '../faults/node-process.ts';
import { BANK, nobodyLoses, OUTAGE, SETTLED, sleep, TimedTable, urlOf } from './timed-table.ts';

const HOUR = 3_600_000;

const data = mkdtempSync(join(tmpdir(), 'quartet-away-'));
const node = new NodeProcess(['--data', data], await builtServer());
beforeAll(async () => {
  await node.start();
  await wait(SETTLED);
});
afterAll(async () => {
  await node.stop('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

test.each([HOUR, -HOUR])(
  'the clock of the machine is set by %i: nobody loses, and pages show what is left',
  async (by) => {
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
  },
);

test('the server is stopped for longer than anybody has: nobody loses, and whoever was on moves', async () => {
  const table = await TimedTable.begin([node]);
  await sleep([node]);
  await nobodyLoses(table);
});

test('the server is killed and away for longer than anybody has: nobody loses', async () => {
  const table = await TimedTable.begin([node]);
  await node.stop('SIGKILL');
  await wait(OUTAGE);
  await node.start();
  await nobodyLoses(table);
});

test('and yet clocks run: whoever could play and did not loses on time', async () => {
  const table = await TimedTable.begin([node]);
  await expect.poll(() => table.forfeits(), { timeout: 90_000, interval: 1_000 }).toBeGreaterThan(0);
});
