import { type CompiledQuery, Kysely, type QueryResult, SelectQueryNode } from 'kysely';
import { PostgresAppends } from './postgres-appends.ts';
import { PostgresHints } from './postgres-hints.ts';
import { PostgresPool, type Statement } from './postgres-pool.ts';
import { preparePostgres } from './prepare-postgres.ts';
import { entriesAfter, lengths, load, nextDeadline } from './reads.ts';
import { deadlineOf } from './rows.ts';
import { type Schema, WORKABLE_AT } from './schema.ts';
import { statementDialect } from './statement-dialect.ts';
import type { Beaten, Claim, Deadline, Entry, Store, StoredTable, Unit } from './store.ts';

export interface PostgresOptions {
  /** Connections of this node, besides the one that listens. */
  readonly connections: number;
  /** How long a lost database is waited for, in milliseconds. */
  readonly patience: number;
}

/** The time of day of the database, which all nodes share. */
const DAYTIME = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const BEAT = `
  with before as (
    select coalesce(house, at) as house, at from heartbeat where id = 1 for update
  ), beaten as (
    insert into heartbeat (id, at, house) values (1, ${DAYTIME}, greatest($1::bigint, ${DAYTIME}))
    on conflict (id) do update set
      at = ${DAYTIME}, house = greatest($1::bigint, coalesce(heartbeat.house, heartbeat.at))
  )
  select
    coalesce((select house from before), greatest($1::bigint, ${DAYTIME})) as house,
    ${DAYTIME} - (select at from before) as age`;

/** A PostgreSQL that several nodes share. */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  /** Never: a database that is gone may come back. */
  readonly failed = new Promise<Error>(() => undefined);
  readonly db: Kysely<Schema>;
  readonly #pool: PostgresPool;
  readonly #appends: PostgresAppends;
  readonly #hints: PostgresHints;

  private constructor(url: string, { connections, patience }: PostgresOptions) {
    this.#pool = new PostgresPool(url, { size: connections, patience });
    this.db = new Kysely({ dialect: statementDialect('postgres', (query) => this.#execute(query)) });
    this.#appends = new PostgresAppends(this.#pool, this.db);
    this.#hints = new PostgresHints(url, this.#pool);
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

  async claimDeadlines({ now, clock, lease, limit, kinds }: Claim): Promise<Deadline[]> {
    const claimed = await this.db
      .with('workable', (db) =>
        db
          .selectFrom('deadline')
          .select('table_id')
          .where(WORKABLE_AT, '<=', now)
          .where('kind', 'in', kinds)
          .where((is) => is.or([is('kind', '<>', 'clock'), is(WORKABLE_AT, '<=', clock)]))
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

  nextDeadline(kinds: Claim['kinds']): Promise<number | null> {
    return nextDeadline(this.db, kinds);
  }

  async beat(house: number): Promise<Beaten> {
    const { rows } = await this.#pool.single({ name: 'beat', text: BEAT, values: [house] });
    return rows[0];
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
