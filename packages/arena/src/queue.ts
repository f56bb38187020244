import type pg from 'pg';
import { lost, openDatabase, TASK } from './database.ts';
import { ArenaFault } from './fault.ts';
import { freeJobsOfTheDead } from './liveness.ts';
import type { DealResult } from './play-deal.ts';
import type { Settings } from './settings.ts';

const POLL = 300;

/** Leaves a run to the workers of a database; returns its name. */
export async function startRun(url: string, settings: Settings): Promise<string> {
  return withDatabase(url, (database) => createRun(database, settings));
}

/** Waits until all deals of a run are in. Whoever waits may be stopped: another can gather them later. */
export async function gatherRun(
  url: string,
  run: string,
  onProgress: (done: number, deals: number) => void = () => {},
): Promise<{ readonly settings: Settings; readonly results: DealResult[] }> {
  return withDatabase(url, async (database) => {
    const found = await database.query('select settings from quartet_arena.runs where id::text = $1', [run]);
    if (!found.rows[0]) throw new ArenaFault(`there is no run "${run}" in this database`);
    const settings: Settings = found.rows[0].settings;
    await everyDealIn(database, run, (done) => onProgress(done, settings.deals), settings.deals);
    const { rows } = await database.query(
      'select result from quartet_arena.results where run = $1 order by deal',
      [run],
    );
    return { settings, results: rows.map(({ result }) => result) };
  });
}

async function withDatabase<T>(url: string, work: (database: pg.Pool) => Promise<T>): Promise<T> {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } catch (error) {
    throw error instanceof ArenaFault ? error : lost(error);
  } finally {
    await database.end();
  }
}

/** All or nothing: a run has all its jobs from the start. */
async function createRun(database: pg.Pool, settings: Settings): Promise<string> {
  const { rows } = await database.query(
    `with run as (insert into quartet_arena.runs (settings) values ($1) returning id),
     specs as (
       select row($2, json_build_object('run', id, 'deal', deal), null, null, null, id || '/' || deal, null, null)
         ::graphile_worker.job_spec as spec
       from run, generate_series(0, $3::int - 1) as deal
       order by deal
     ),
     jobs as (select graphile_worker.add_jobs(array_agg(spec)) from specs)
     select (select id from run) as id, (select count(*) from jobs) as jobs`,
    [JSON.stringify(settings), TASK, settings.deals],
  );
  return rows[0].id;
}

async function everyDealIn(
  database: pg.Pool,
  run: string,
  onProgress: (done: number) => void,
  deals: number,
): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      'select count(*)::int as done, min(fault) as fault from quartet_arena.results where run = $1',
      [run],
    );
    const { done, fault } = rows[0];
    onProgress(done);
    const end = fault ?? (await givenUp(database, run));
    if (end !== null) {
      await dropJobs(database, run);
      throw new ArenaFault(end);
    }
    if (done === deals) return;
    await freeJobsOfTheDead(database);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

/** The queue gives a job up when so many workers died of it. */
async function givenUp(database: pg.Pool, run: string): Promise<string | null> {
  const { rows } = await database.query(
    `select split_part(key, '/', 2) as deal, attempts from graphile_worker.jobs
     where starts_with(key, $1) and attempts >= max_attempts and locked_at is null limit 1`,
    [`${run}/`],
  );
  return rows[0]
    ? `deal ${rows[0].deal} was given up: ${rows[0].attempts} workers ended while playing it`
    : null;
}

/** What nobody has begun need not be played any more. */
async function dropJobs(database: pg.Pool, run: string): Promise<void> {
  await database.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where task_identifier = $1 and starts_with(key, $2)))`,
    [TASK, `${run}/`],
  );
}
