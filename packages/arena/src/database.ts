import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ArenaFault } from './fault.ts';

/** The name of our jobs in the queue: one deal of a run, with all its rotations. */
export const TASK = 'quartet-arena-deal';

/** The queue talks much; what matters to us comes as errors and rows. */
export const SILENT = new Logger(() => () => {});

/** Any number: whoever creates tables holds this lock, so that several may start at once. */
const SCHEMA_LOCK = 4_171_900_001;

const SCHEMA = `
create schema if not exists quartet_arena;
create table if not exists quartet_arena.runs (
  id uuid primary key default gen_random_uuid(),
  settings json not null,
  created timestamptz not null default now()
);
create table if not exists quartet_arena.results (
  run uuid not null references quartet_arena.runs on delete cascade,
  deal integer not null,
  result json,
  fault text,
  primary key (run, deal),
  check ((result is null) <> (fault is null))
);
create table if not exists quartet_arena.workers (
  pool text primary key,
  host text not null,
  pid integer not null,
  started timestamptz not null default now()
);`;

/** A pool of connections to a database that has the queue's tables and ours. */
export async function openDatabase(url: string): Promise<pg.Pool> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new ArenaFault(`the database is "${safeUrl(url)}"; it takes postgresql://user@host:port/name`);
  }
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is replaced; a query on a broken one fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await createTables(pool);
    return pool;
  } catch (error) {
    await pool.end();
    throw new ArenaFault(`the database ${safeUrl(url)} cannot be used: ${reasonOf(error)}`);
  }
}

async function createTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    await runMigrations({ pgPool: pool, logger: SILENT });
    await client.query(SCHEMA);
    await client.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK]);
  } finally {
    client.release();
  }
}

/** What ends the work with a database: it went away, or does not do as told. */
export function lost(error: unknown): ArenaFault {
  return new ArenaFault(`the work with the database ended: ${reasonOf(error)}`);
}

/** Without the password: sentences end up in logs. */
function safeUrl(url: string): string {
  return url.replace(/\/\/([^/@:]*):[^@]*@/, '//$1:…@');
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
