import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Runs one statement, wherever the database is. */
export type RunStatement = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** kysely for single statements: each may run anywhere, at once with others. */
export function statementDialect(kind: 'sqlite' | 'postgres', run: RunStatement): Dialect {
  const createDriver = (): Driver => new StatementDriver(run);
  if (kind === 'postgres') {
    return {
      createDriver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    };
  }
  return {
    createDriver,
    createAdapter: () => new ParallelSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** kysely would let one statement wait for the one before; our thread has a queue of its own. */
class ParallelSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class StatementDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(run: RunStatement) {
    this.#connection = {
      // The rows have the shape that kysely's builder derived from the schema.
      executeQuery: async <R>(query: CompiledQuery) => (await run(query)) as QueryResult<R>,
      streamQuery() {
        throw new Error('The store answers whole statements and does not stream.');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('The store knows no open transactions: hand all statements to batch() at once.');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
