import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import { migrate } from './migrations.ts';

/** Brings the file's tables up to date; it is made where it is missing. */
export async function migrateSqlite(file: string): Promise<void> {
  try {
    using sqlite = new DatabaseSync(file, { timeout: 5000 });
    // For a new file. An entry touches many pages a little: half the usual size is a quarter less work and writing.
    sqlite.exec('pragma page_size = 2048');
    sqlite.exec('pragma journal_mode = wal');
    await migrate(new Kysely({ dialect: new MigrationDialect({ database: asKyselyWantsIt(sqlite) }) }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be opened: ${reason}`, { cause: error });
  }
}

/** SQLite can take back created tables; kysely leaves it out because it can for one connection only, and we have one. */
class MigrationDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Also for reading alone. */
export function asKyselyWantsIt(db: DatabaseSync) {
  return {
    close: () => db.close(),
    prepare(sql: string): SqliteStatement {
      const statement = db.prepare(sql);
      const typed = (parameters: readonly unknown[]) => parameters as (string | number | null)[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...typed(parameters)),
        run: (parameters) => statement.run(...typed(parameters)),
        iterate: (parameters) => statement.iterate(...typed(parameters)),
      };
    },
  };
}
