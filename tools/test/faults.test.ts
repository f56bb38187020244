import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@quartet/catalog';
import { LONG } from '@quartet/testkit/long';
import { startPostgres } from '@quartet/testkit/postgres';
import { builtServer } from '@quartet/web/built-server';
import { describe, expect, test } from 'vitest';
import { type OrdealPlan, runOrdeal } from '../faults/ordeal.ts';

const ALL = games.map(({ id }) => id);
const SHORT = { kills: 3, thought: 20, duration: 0, patience: 90_000 };

/** Every crew played its game to the end, and nothing is missing or there twice. */
async function expectWhole(plan: OrdealPlan): Promise<void> {
  const report = await runOrdeal({ ...plan, main: await builtServer() });
  expect(report.faults).toEqual([]);
  expect(report.games).toBeGreaterThanOrEqual(plan.games.length);
  expect(report.moves).toBeGreaterThan(25 * plan.games.length);
  expect(report.reconnects).toBeGreaterThan(0);
  expect(report.doubled).toBeGreaterThan(0);
}

// Whoever is killed is waited for: most of the time nobody does anything, so they do it together.
describe.concurrent('ordeals', LONG, () => {
  test('one node on the embedded store, killed three times: nothing lost, nothing twice, every game ends', async () => {
    using data = mkdtempDisposableSync(join(tmpdir(), 'quartet-faults-'));
    await expectWhole({ ...SHORT, place: { data: data.path }, roles: ['all'], games: ALL });
  });

  test('two nodes on PostgreSQL, killed, the database too, then restarted in turn: every game ends whole', async () => {
    await using postgres = await startPostgres();
    const roles = ['all', 'all'] as const;
    await expectWhole({ ...SHORT, place: { postgres }, roles, games: ALL, outages: [500], isRolled: true });
  });

  test('one node for people and one for bots, each killed: the bots go on, every game ends whole', async () => {
    await using postgres = await startPostgres();
    const roles = ['web', 'bots'] as const;
    await expectWhole({ ...SHORT, place: { postgres }, roles, games: ['keltis', 'combos'], kills: 2 });
  });
});
