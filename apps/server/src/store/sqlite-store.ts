import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledQuery, Kysely, type QueryResult, type RawBuilder, SelectQueryNode, sql } from 'kysely';
import { lockFolder } from './folder-lock.ts';
import { migrateSqlite } from './open-sqlite.ts';
import { entriesAfter, isFree, lengths, load, nextDeadline, rivalsOf } from './reads.ts';
import { deadlineOf } from './rows.ts';
import { type Schema, WORKABLE_AT } from './schema.ts';
import { appendSteps, existSteps } from './sqlite-append.ts';
import type { SqliteValue, Step, StepResult } from './sqlite-jobs.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { statementDialect } from './statement-dialect.ts';
import {
  type Beaten,
  type Claim,
  type Deadline,
  type Entry,
  leavesHole,
  NoPerson,
  type Store,
  type StoredTable,
  type Unit,
} from './store.ts';

const BEAT = `
  insert into heartbeat (id, at, house) values (1, ?1, max(?1, ?2))
  on conflict (id) do update set at = ?1, house = max(?2, coalesce(house, at))`;

/** The embedded store: SQLite in a thread of this process, in a folder of its own. */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly failed: Promise<Error>;
  readonly db: Kysely<Schema>;
  readonly #folder: string;
  readonly #thread: SqliteThread;
  readonly #lock: Disposable;

  private constructor(folder: string, thread: SqliteThread, lock: Disposable) {
    this.#folder = folder;
    this.#thread = thread;
    this.failed = thread.broken;
    this.#lock = lock;
    this.db = new Kysely({ dialect: statementDialect('sqlite', (query) => this.#execute(query)) });
  }

  static async open(folder: string): Promise<SqliteStore> {
    const lock = lockFolder(folder);
    try {
      const file = join(folder, 'quartet.db');
      await migrateSqlite(file);
      return new SqliteStore(folder, await SqliteThread.start(file), lock);
    } catch (error) {
      lock[Symbol.dispose]();
      throw error;
    }
  }

  async batch(queries: readonly CompiledQuery[], mustExist: readonly string[] = []): Promise<void> {
    const results = await this.#thread.write([...existSteps(mustExist), ...queries.map(stepOf)]);
    mustHaveFound(results, mustExist);
  }

  tryWriting(queries: readonly CompiledQuery[]): Promise<void> {
    return this.batch(queries);
  }

  async append(unit: Unit): Promise<'stored' | 'taken'> {
    const { mustExist = [] } = unit;
    const results = await this.#thread.write(appendSteps(unit));
    mustHaveFound(results, mustExist);
    if (results[mustExist.length]?.changes === 1) return 'stored';
    const rivals = await rivalsOf(this.db, unit.entry);
    if (rivals.length === 0) throw leavesHole(unit.entry);
    return 'taken';
  }

  load(table: string): Promise<StoredTable | null> {
    return load(this.db, table);
  }

  entriesAfter(table: string, seq: number): Promise<Entry[]> {
    return entriesAfter(this.db, table, seq);
  }

  lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return lengths(this.db, tables);
  }

  async claimDeadlines({ now, clock, lease, limit, kinds }: Claim): Promise<Deadline[]> {
    const workable = this.db
      .selectFrom('deadline')
      .select('table_id')
      .where(WORKABLE_AT, '<=', now)
      .where('kind', 'in', kinds)
      .where(isFree(daytime()))
      .where((is) => is.or([is('kind', '<>', 'clock'), is(WORKABLE_AT, '<=', clock)]))
      .orderBy(WORKABLE_AT)
      .limit(limit);
    const claimed = await this.db
      .updateTable('deadline')
      .set({ leased: 0, held_until: Date.now() + lease })
      .where('table_id', 'in', workable)
      .returning(['table_id', 'seq', 'at', 'kind'])
      .execute();
    return claimed.map(deadlineOf).sort((a, b) => a.at - b.at);
  }

  nextDeadline(kinds: Claim['kinds']): Promise<number | null> {
    return nextDeadline(this.db, kinds, daytime());
  }

  async beat(house: number): Promise<Beaten> {
    const daytime = Date.now();
    const [before] = await this.#thread.write([
      { sql: 'select coalesce(house, at) as house from heartbeat where id = 1', parameters: [] },
      { sql: BEAT, parameters: [daytime, house] },
    ]);
    const [row] = rowsOf(before) as readonly { readonly house: number }[];
    return { house: row?.house ?? Math.max(daytime, house), age: null };
  }

  /** There are no other nodes: the folder belongs to this process. */
  hint(): void {}
  onHint(): void {}
  note(): void {}
  onNote(): void {}

  async bytesLeft(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize;
  }

  async close(): Promise<void> {
    await this.#thread.close();
    this.#lock[Symbol.dispose]();
  }

  async #execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const steps = [stepOf(query)];
    const reads = SelectQueryNode.is(query.query);
    const [result] = await (reads ? this.#thread.read(steps) : this.#thread.write(steps));
    return { rows: [...rowsOf(result)], numAffectedRows: BigInt(result?.changes ?? 0) };
  }
}

function daytime(): RawBuilder<number> {
  return sql<number>`${Date.now()}`;
}

/** Of steps that begin by looking for these people. */
function mustHaveFound(results: readonly StepResult[], people: readonly string[]): void {
  const missing = people.find((_, at) => results[at]?.changes !== 1);
  if (missing !== undefined) throw new NoPerson(missing);
}

function rowsOf(result: StepResult | undefined): readonly unknown[] {
  return result?.rows ?? [];
}

function stepOf({ sql, parameters }: CompiledQuery): Step {
  // kysely's builder let only values through that the columns can hold.
  return { sql, parameters: parameters as readonly SqliteValue[] };
}
