import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { migrate } from './migrations.ts';
import { connectionConfig } from './postgres-pool.ts';

/** Says in a sentence what is wrong with the database, or brings it up to date. */
export async function preparePostgres(url: string): Promise<void> {
  await reach(clientFor(url));
  // A connection without time limits: another node may be migrating for long.
  const pool = new Pool({ ...connectionConfig(url), max: 1 });
  pool.on('error', () => {});
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function clientFor(url: string): Client {
  try {
    return new Client(connectionConfig(url));
  } catch {
    // The driver's own words repeat the address, and with it the password.
    throw new Error('The address of the database cannot be read: it looks like postgres://user@host/name.');
  }
}

async function reach(client: Client): Promise<void> {
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host, port, database } = client;
    const where = `${host.startsWith('/') ? host : `${host}:${port}`}, database ${database}`;
    throw new Error(`PostgreSQL cannot be used (${where}): ${reasonOf(error)}.`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
