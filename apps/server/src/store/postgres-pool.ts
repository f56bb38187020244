import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig, type QueryResult, TypeOverrides } from 'pg';
import { FairGate } from '../fair-gate.ts';
import { isConnectionLost, storeError, wasTakenBack } from './postgres-errors.ts';

export interface Statement {
  /** Prepared once per connection under this name. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Throws where the transaction must be taken back. */
  readonly check?: (rows: QueryResult['rows']) => void;
}

/** The time of day of the database, which all nodes share. */
export const DAYTIME = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const PAUSES = [20, 50, 100, 200, 500, 1000];
/** Statements that may wait for a connection of the pool, and milliseconds until one that people asked for is refused. */
const MOST_WAITING = 500;
const LONGEST_WAIT = 10_000;
/** Milliseconds between two statements of a transaction; a node that is stopped between them must not hold rows for others. */
const LONGEST_PAUSE = 10_000;

interface PoolPlan {
  /** Connections. */
  readonly size: number;
  /** How long something is tried again before the caller hears of it, in milliseconds. */
  readonly patience: number;
  /** How long one statement may take, in milliseconds. */
  readonly statement: number;
  /** For whom a connection is wanted just now: those who ask take turns. */
  asker(): string;
}

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
  readonly #patience: number;
  readonly #gate: FairGate;
  readonly #asker: () => string;

  constructor(url: string, { size, patience, statement, asker }: PoolPlan) {
    this.#patience = patience;
    this.#asker = asker;
    this.#gate = new FairGate({
      atOnce: size,
      waiting: MOST_WAITING,
      patience: LONGEST_WAIT,
      refusal: 'The database has much to do.',
    });
    this.#pool = new Pool({
      ...connectionConfig(url),
      max: size,
      idleTimeoutMillis: 60_000,
      // A silent network must not hold a table for ever. The server gives up before we do: then the outcome is known.
      statement_timeout: statement,
      query_timeout: statement * 1.2,
      idle_in_transaction_session_timeout: LONGEST_PAUSE,
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
    const attempt = async (): Promise<QueryResult> => {
      const client = await this.#connect();
      try {
        return await useOnce(client, statement);
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        const sentence = 'The connection to the database was lost; whether this was stored is not known.';
        throw new Error(sentence, { cause: error });
      }
    };
    return this.persist(() => this.#gate.within(this.#asker(), attempt));
  }

  /** One attempt, however it ends. */
  once(statement: Statement): Promise<QueryResult> {
    return this.#gate.within(this.#asker(), async () => useOnce(await this.#connect(), statement));
  }

  /** All of them in one commit, or none. */
  async transaction(statements: readonly Statement[]): Promise<void> {
    await this.persist(async () => {
      const lost = await this.#gate.within(this.#asker(), () => this.#transact(statements));
      // Outside of the gate: looking needs a connection, too.
      if (lost && !(await this.#wasCommitted(lost.number))) throw lost.error;
    });
  }

  /** Null: committed. Else nothing was heard of the commit of the transaction of this number. */
  async #transact(
    statements: readonly Statement[],
  ): Promise<{ readonly number: string; readonly error: unknown } | null> {
    const client = await this.#connect();
    let number: string | null = null;
    try {
      await client.query('begin');
      const numbered = await client.query('select txid_current()::text as number');
      for (const statement of statements) {
        const { rows } = await send(client, statement);
        statement.check?.(rows);
      }
      // From here on it may have been committed.
      number = numbered.rows[0].number;
      await client.query('commit');
      client.release();
      return null;
    } catch (error) {
      const isLost = isConnectionLost(error);
      client.release(isLost || !(await isRolledBack(client)));
      if (isLost && number !== null) return { number, error };
      throw error;
    }
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
