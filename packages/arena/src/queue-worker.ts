import { type Runner, run, type Task } from 'graphile-worker';
import type pg from 'pg';
import { lost, openDatabase, SILENT, TASK } from './database.ts';
import { freeJobsOfTheDead, Liveness } from './liveness.ts';
import { Pool } from './pool.ts';
import type { Settings } from './settings.ts';

const POLL = 500;

export interface WorkOptions {
  readonly workers: number;
  /** End when no deal is left, neither waiting nor being played by anybody; else work on for ever. */
  readonly untilIdle: boolean;
  /** Told after each deal. */
  onDeal?(): void;
}

/**
 * Works off deals of any run. It may be stopped in any way at any time: what it was playing is played again
 * by others, and a deal's result is stored once.
 */
export async function workOff(url: string, { workers, untilIdle, onDeal }: WorkOptions): Promise<void> {
  const database = await openDatabase(url);
  try {
    await using alive = await Liveness.connect(url);
    await using threads = new Pool(workers);
    let registered: Promise<void> | undefined;
    const runner = await run({
      pgPool: database,
      logger: SILENT,
      noHandleSignals: true,
      concurrency: workers,
      pollInterval: POLL,
      parsedCronItems: [],
      taskList: { [TASK]: dealTask(database, threads, onDeal) },
      preset: {
        plugins: [
          {
            name: 'QuartetLiveness',
            version: '1',
            worker: {
              hooks: {
                startWorker: (_, { worker }) => (registered ??= alive.register(worker.workerPool.id)),
              },
            },
          },
        ],
      },
    });
    try {
      await Promise.race([endOf(runner), alive.lost, tend(database, untilIdle)]);
    } catch (error) {
      // Others think us dead now; what we still play is theirs.
      await runner.kill().catch(() => {});
      throw lost(error);
    }
    await runner.stop();
  } finally {
    await database.end();
  }
}

/** The queue stops by itself only when it can neither finish a job nor give it back. */
async function endOf(runner: Runner): Promise<never> {
  await runner.promise;
  throw new Error('the queue stopped');
}

/** Frees what dead workers hold, again and again; returns when nothing is left, if that is the end. */
async function tend(database: pg.Pool, untilIdle: boolean): Promise<void> {
  for (;;) {
    await freeJobsOfTheDead(database);
    if (untilIdle && (await openJobs(database)) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

async function openJobs(database: pg.Pool): Promise<number> {
  const { rows } = await database.query(
    'select count(*)::int as open from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts',
    [TASK],
  );
  return rows[0].open;
}

/** A fault is stored like a result: it ends the run, and playing the deal again would not help. */
function dealTask(database: pg.Pool, threads: Pool, onDeal: WorkOptions['onDeal']): Task {
  return async (payload) => {
    const { run: id, deal } = payload as { readonly run: string; readonly deal: number };
    const { rows } = await database.query(
      `select settings, exists (select from quartet_arena.results where run = id and deal = $2) as done
       from quartet_arena.runs where id = $1`,
      [id, deal],
    );
    if (rows[0] === undefined || rows[0].done) return;
    const [result, fault] = await played(threads, rows[0].settings, deal);
    await database.query(
      'insert into quartet_arena.results (run, deal, result, fault) values ($1, $2, $3, $4) on conflict do nothing',
      [id, deal, result, fault],
    );
    onDeal?.();
  };
}

async function played(
  threads: Pool,
  settings: Settings,
  deal: number,
): Promise<[string | null, string | null]> {
  try {
    return [JSON.stringify(await threads.play(settings, deal)), null];
  } catch (error) {
    return [null, error instanceof Error ? error.message : String(error)];
  }
}
