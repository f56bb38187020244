import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import { migrate } from './migrations.ts';
import { OWNER_ONLY } from './private-files.ts';

/** Brings the file's tables up to date; it is made where it is missing. One that was emptied is not a new one. */
export async function migrateSqlite(file: string): Promise<void> {
  try {
    if (existsSync(file)) await update(file, 'known');
    else await make(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be opened: ${reason}`, { cause: error });
  }
}

/** Elsewhere first: under its own name it is whole, or not there. */
async function make(file: string): Promise<void> {
  const unfinished = `${file}.new`;
  for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  writeFileSync(unfinished, '', { mode: OWNER_ONLY });
  await update(unfinished, 'new');
  renameSync(unfinished, file);
}

async function update(file: string, age: 'known' | 'new'): Promise<void> {
  const emptied = 'it is empty, though a server was here. Restore a backup, or delete it to begin anew';
  if (age === 'known' && statSync(file).size === 0) throw new Error(emptied);
  using sqlite = new DatabaseSync(file, { timeout: 5000 });
  // An entry touches many pages a little: half the usual size is a quarter less work and writing.
  if (age === 'new') sqlite.exec('pragma page_size = 2048');
  else if (!sqlite.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).get())
    throw new Error(emptied);
  sqlite.exec('pragma journal_mode = wal');
  await migrate(new Kysely({ dialect: new MigrationDialect({ database: asKyselyWantsIt(sqlite) }) }));
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
