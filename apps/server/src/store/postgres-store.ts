import { type CompiledQuery, Kysely, type QueryResult, SelectQueryNode } from 'kysely';
import { Beat } from './beat.ts';
import { PostgresAppends } from './postgres-appends.ts';
import { PostgresHints } from './postgres-hints.ts';
import { PostgresPool, type Statement } from './postgres-pool.ts';
import { preparePostgres } from './prepare-postgres.ts';
import { entriesAfter, lengths, load, nextDeadline } from './reads.ts';
import { deadlineOf } from './rows.ts';
import { type Schema, WORKABLE_AT } from './schema.ts';
import { statementDialect } from './statement-dialect.ts';
import type { Claim, Deadline, Entry, Store, StoredTable, Unit } from './store.ts';

export interface PostgresOptions {
  /** Connections of this node, besides the one that listens. */
  readonly connections: number;
  /** How long a lost database is waited for, in milliseconds. */
  readonly patience: number;
}

/** A PostgreSQL that several nodes share. */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  /** Never: a database that is gone may come back. */
  readonly failed = new Promise<Error>(() => undefined);
  readonly db: Kysely<Schema>;
  readonly #pool: PostgresPool;
  readonly #appends: PostgresAppends;
  readonly #hints: PostgresHints;
  readonly #beat: Beat;

  private constructor(url: string, { connections, patience }: PostgresOptions) {
    this.#pool = new PostgresPool(url, { size: connections, patience });
    this.db = new Kysely({ dialect: statementDialect('postgres', (query) => this.#execute(query)) });
    this.#appends = new PostgresAppends(this.#pool, this.db);
    this.#hints = new PostgresHints(url, this.#pool);
    this.#beat = new Beat(this.db, (last, now) => this.#moveClocks(last, now));
  }

  static async open(url: string, options: PostgresOptions): Promise<PostgresStore> {
    await preparePostgres(url);
    const store = new PostgresStore(url, options);
    try {
      await store.#hints.listen();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  batch(queries: readonly CompiledQuery[]): Promise<void> {
    return this.#pool.transaction(queries.map(statementOf));
  }

  append(unit: Unit): Promise<'stored' | 'taken'> {
    return this.#appends.append(unit);
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

  async claimDeadlines({ now, lease, limit }: Claim): Promise<Deadline[]> {
    const claimed = await this.db
      .with('workable', (db) =>
        db
          .selectFrom('deadline')
          .select('table_id')
          .where(WORKABLE_AT, '<=', now)
          .orderBy(WORKABLE_AT)
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('deadline')
      .from('workable')
      .whereRef('deadline.table_id', '=', 'workable.table_id')
      .set({ leased: now + lease })
      .returning(['deadline.table_id', 'deadline.seq', 'deadline.at', 'deadline.kind'])
      .execute();
    return claimed.map(deadlineOf).sort((a, b) => a.at - b.at);
  }

  nextDeadline(): Promise<number | null> {
    return nextDeadline(this.db);
  }

  beat(now: number, gap: number): Promise<number> {
    return this.#beat.beat(now, gap);
  }

  hint(table: string, seq: number): void {
    this.#hints.hint(table, seq);
  }

  onHint(listener: (table: string, seq: number) => void): void {
    this.#hints.onHint(listener);
  }

  note(text: string): void {
    this.#hints.note(text);
  }

  onNote(listener: (text: string) => void): void {
    this.#hints.onNote(listener);
  }

  async bytesLeft(): Promise<number> {
    return Number.POSITIVE_INFINITY;
  }

  async close(): Promise<void> {
    await this.#appends.idle();
    await this.#hints.close();
    await this.#pool.close();
  }

  async #moveClocks(last: number, now: number): Promise<boolean> {
    const text = `
      with noticed as (update heartbeat set at = $2 where at = $1 returning id), moved as (
        update deadline set at = at + $2 - $1 where kind = 'clock' and exists (select 1 from noticed)
      )
      select id from noticed`;
    const { rows } = await this.#pool.single({ text, values: [last, now] });
    return rows.length > 0;
  }

  async #execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const statement = statementOf(query);
    const isRead = SelectQueryNode.is(query.query);
    const { rows, rowCount } = await (isRead
      ? this.#pool.repeatable(statement)
      : this.#pool.single(statement));
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }
}

function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { text: sql, values: parameters };
}
