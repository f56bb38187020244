import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LONG } from '@quartet/testkit/long';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, TASK } from '../src/database.ts';
import { freeJobsOfTheDead } from '../src/liveness.ts';
import { summarise } from '../src/outcome.ts';
import { gatherRun, startRun } from '../src/queue.ts';
import { workOff } from '../src/queue-worker.ts';
import { playedHere, settingsOf, withoutTimes } from './runs.ts';

/** Enough that somebody can be caught at one. */
const DEALS = 40;
const WORKER = fileURLToPath(new URL('./queue-process.ts', import.meta.url));

let postgres: LentDatabase;
let client: Client;
const started: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await lendDatabase();
  client = new Client({ connectionString: postgres.url });
  await client.connect();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await client.end();
  await postgres[Symbol.asyncDispose]();
});

describe('a run over a database', () => {
  test('tables are made once, however many start at the same time', async () => {
    const pools = await Promise.all([1, 2, 3, 4].map(() => openDatabase(postgres.url)));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(await count('select from quartet_arena.runs')).toBe(0);
  });

  test('comes to the same as a run on one machine', async () => {
    const settings = settingsOf({ deals: 6 });
    const run = await startRun(postgres.url, settings);
    await workOff(postgres.url, { workers: 2, untilIdle: true });
    const { settings: stored, results } = await gatherRun(postgres.url, run);
    expect(stored).toEqual(settings);
    expect(await count('select from quartet_arena.workers')).toBe(0);
    expect(results.map(({ deal }) => deal)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(withoutTimes(summarise(settings, results))).toEqual(
      withoutTimes(summarise(settings, playedHere(settings))),
    );
  });

  test('a worker killed in the middle of a deal loses nothing and doubles nothing', LONG, async () => {
    const settings = settingsOf({ game: 'linko', seats: 4, deals: DEALS });
    const elsewhere = gatherRun(postgres.url, await startRun(postgres.url, settings));
    const victim = startWorker();
    // Stopped, not yet dead, it holds still while we look whether it is playing a deal.
    let held: string | undefined;
    await until(async () => {
      victim.kill('SIGSTOP');
      held = await lockedBy(victim.pid!);
      if (held === undefined) victim.kill('SIGCONT');
      return held !== undefined;
    });
    const survivor = startWorker();
    await until(async () => (await count('select from quartet_arena.workers')) === 2);
    const database = await openDatabase(postgres.url);
    await freeJobsOfTheDead(database);
    await database.end();
    expect(await lockedBy(victim.pid!), 'the living keep their jobs').toBe(held);
    victim.kill('SIGKILL');
    const { results } = await elsewhere;
    expect(results.map(({ deal }) => deal)).toEqual(Array.from({ length: DEALS }, (_, deal) => deal));
    expect(withoutTimes(summarise(settings, results))).toEqual(
      withoutTimes(summarise(settings, playedHere(settings))),
    );
    await until(async () => survivor.exitCode !== null);
    expect(survivor.exitCode).toBe(0);
    expect(await count('select from graphile_worker.jobs')).toBe(0);
  });

  test('a worker with other rules ends the run with a sentence', async () => {
    const settings = { ...settingsOf({ deals: 3 }), rules: 999 };
    const run = await startRun(postgres.url, settings);
    await workOff(postgres.url, { workers: 1, untilIdle: true });
    await expect(gatherRun(postgres.url, run)).rejects.toThrow(/keltis with rules version 999/);
  });

  test('a deal that workers die of is given up after 25 of them, and ends the run with a sentence', async () => {
    const run = await startRun(postgres.url, settingsOf({ deals: 3 }));
    await client.query('update graphile_worker._private_jobs set attempts = 25 where key = $1', [`${run}/1`]);
    await expect(gatherRun(postgres.url, run)).rejects.toThrow(/^deal 1 was given up: 25 workers/);
    expect(await count('select from graphile_worker.jobs'), 'nobody plays the rest').toBe(0);
  });

  test('a run that is not there is said not to be', async () => {
    await expect(gatherRun(postgres.url, 'nowhere')).rejects.toThrow('there is no run "nowhere"');
  });
});

test('a database that cannot be reached is named without its password', async () => {
  const opening = openDatabase('postgresql://me:secret@localhost:1/none');
  await expect(opening).rejects.toThrow(
    /postgresql:\/\/me:…@localhost:1\/none cannot be used: .*ECONNREFUSED/,
  );
});

function startWorker(): ChildProcess {
  const child = spawn(process.execPath, [WORKER, postgres.url], { stdio: 'inherit' });
  started.push(child);
  return child;
}

/** A job that the worker process holds, if any. */
async function lockedBy(pid: number): Promise<string | undefined> {
  const { rows } = await client.query(
    `select key from graphile_worker.jobs join quartet_arena.workers on pool = locked_by
     where task_identifier = $1 and pid = $2`,
    [TASK, pid],
  );
  return rows[0]?.key;
}

async function count(query: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as found from (${query}) as rows`);
  return rows[0].found;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
