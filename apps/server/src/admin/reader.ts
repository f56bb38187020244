import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { asKyselyWantsIt } from '../store/open-sqlite.ts';
import type { StorePlace } from '../store/open-store.ts';
import type { Schema } from '../store/schema.ts';

/** Reads a store, also while a server works on it; changes nothing. */
export interface Reader {
  readonly db: Kysely<Schema>;
  /** Everything `work` reads is of one and the same moment. */
  atOnce<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const BIGINT = 20;

/** Throws with a sentence when there is nothing to read. */
export async function openForReading(place: StorePlace): Promise<Reader> {
  return 'data' in place ? readFolder(place.data) : readDatabase(place.database);
}

function readFolder(folder: string): Reader {
  const file = join(folder, 'quartet.db');
  if (!existsSync(file)) throw new Error(`There is no Quartet in ${folder}: ${file} is missing.`);
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKyselyWantsIt(sqlite) }) });
  return { db, atOnce: (work) => db.transaction().execute(work), close: () => db.destroy() };
}

async function readDatabase(database: string): Promise<Reader> {
  const types = {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === BIGINT ? Number : pg.types.getTypeParser(type, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: database, max: 2, types });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await pool.query('select 1 from summary limit 1');
  } catch (error) {
    await db.destroy();
    throw new Error(`The database cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  return {
    db,
    atOnce: (work) => db.transaction().setIsolationLevel('repeatable read').execute(work),
    close: () => db.destroy(),
  };
}
