import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig, type QueryResult, TypeOverrides } from 'pg';
import { isConnectionLost, storeError, wasTakenBack } from './postgres-errors.ts';

export interface Statement {
  /** Prepared once per connection under this name. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const PAUSES = [20, 50, 100, 200, 500, 1000];

/** How every connection of the store is made. */
export function connectionConfig(url: string): PoolConfig {
  const types = new TypeOverrides();
  // Whole numbers here are milliseconds and counts, far below 2^53.
  types.setTypeParser(20, Number);
  return {
    connectionString: url,
    types,
    application_name: 'quartet',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
  };
}

/** Connections that come back by themselves. */
export class PostgresPool {
  readonly #pool: Pool;
  /** How long something is tried again before the caller hears of it, in milliseconds. */
  readonly #patience: number;

  constructor(url: string, { size, patience }: { readonly size: number; readonly patience: number }) {
    this.#patience = patience;
    this.#pool = new Pool({
      ...connectionConfig(url),
      max: size,
      idleTimeoutMillis: 60_000,
      // A silent network must not hold a table for ever. The server gives up before we do: then the outcome is known.
      statement_timeout: 25_000,
      query_timeout: 30_000,
    });
    // Whoever uses a connection hears of its end by the query; unheard, the event would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** For what may be done twice without harm. */
  repeatable(statement: Statement): Promise<QueryResult> {
    return this.persist(() => this.once(statement));
  }

  /** For what must not be done twice: tried again only while there is no connection to send it by. */
  async single(statement: Statement): Promise<QueryResult> {
    const client = await this.persist(() => this.#connect());
    try {
      return await useOnce(client, statement);
    } catch (error) {
      if (!isConnectionLost(error)) throw storeError(error);
      const sentence = 'The connection to the database was lost; whether this was stored is not known.';
      throw new Error(sentence, { cause: error });
    }
  }

  /** One attempt, whatever comes. */
  async once(statement: Statement): Promise<QueryResult> {
    return useOnce(await this.#connect(), statement);
  }

  /** All of them in one commit, or none. */
  async transaction(statements: readonly Statement[]): Promise<void> {
    await this.persist(async () => {
      const client = await this.#connect();
      let number: string | null = null;
      try {
        await client.query('begin');
        const numbered = await client.query('select txid_current()::text as number');
        for (const statement of statements) await send(client, statement);
        // From here on it may have been committed.
        number = numbered.rows[0].number;
        await client.query('commit');
        client.release();
      } catch (error) {
        const isLost = isConnectionLost(error);
        client.release(isLost || !(await isRolledBack(client)));
        if (isLost && number !== null && (await this.#wasCommitted(number))) return;
        throw error;
      }
    });
  }

  /** Tries again while the connection is lost or the database took everything back. */
  async persist<T>(attempt: () => Promise<T>): Promise<T> {
    const until = performance.now() + this.#patience;
    for (let tries = 0; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!;
        const isHopeful = isConnectionLost(error) || wasTakenBack(error);
        if (!isHopeful || performance.now() + pause > until) throw storeError(error);
        await wait(pause);
      }
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #connect(): Promise<PoolClient> {
    if (this.#pool.ending) throw new Error('The store is closed.');
    return this.#pool.connect();
  }

  /** What became of a transaction whose end we did not hear. */
  async #wasCommitted(number: string): Promise<boolean> {
    for (;;) {
      const text = 'select txid_status($1::bigint) as status';
      const { rows } = await this.repeatable({ text, values: [number] });
      const { status } = rows[0];
      if (status === 'committed') return true;
      if (status === 'aborted') return false;
      if (status === null)
        throw new Error('The database no longer knows whether a transaction was committed.');
      await wait(20);
    }
  }
}

async function useOnce(client: PoolClient, statement: Statement): Promise<QueryResult> {
  try {
    const result = await send(client, statement);
    client.release();
    return result;
  } catch (error) {
    client.release(isConnectionLost(error));
    throw error;
  }
}

async function isRolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    // Then the connection is ended, and the server takes everything back.
    return false;
  }
}

function send(client: PoolClient, { name, text, values }: Statement): Promise<QueryResult> {
  return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
}
