import { type CompiledQuery, Kysely, type QueryResult, SelectQueryNode, sql } from 'kysely';
import { currentAsker } from '../asker.ts';
import { FairGate } from '../fair-gate.ts';
import { PostgresAppends } from './postgres-appends.ts';
import { PostgresHints } from './postgres-hints.ts';
import { DAYTIME, PostgresPool, type Statement } from './postgres-pool.ts';
import { preparePostgres } from './prepare-postgres.ts';
import { entriesAfter, isFree, lengths, load, nextDeadline } from './reads.ts';
import { deadlineOf } from './rows.ts';
import { type Schema, WORKABLE_AT } from './schema.ts';
import { statementDialect } from './statement-dialect.ts';
import {
  type Beaten,
  type Claim,
  type Deadline,
  type Entry,
  NoPerson,
  type Store,
  type StoredTable,
  type Unit,
} from './store.ts';

export interface PostgresOptions {
  /** Connections of this node for what people ask, besides those that keep it going (`UPKEEP`, one beats, one listens). */
  readonly connections: number;
  /** How long a lost database is waited for, in milliseconds. */
  readonly patience: number;
}

/** Connections that no read of people can hold: two lanes of entries, and one for deadlines and notes. */
const UPKEEP = 3;
/** Milliseconds that one statement may take; a beat whose connection has fallen silent finds another one soon. */
const STATEMENT = 25_000;
const BEAT_STATEMENT = 4_000;

const NOW = sql<number>`${sql.raw(DAYTIME)}`;
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
  /** For what people ask. */
  readonly #asked: PostgresPool;
  /** For what must go on while they ask much. */
  readonly #upkeep: PostgresPool;
  readonly #upkeepDb: Kysely<Schema>;
  readonly #beats: PostgresPool;
  readonly #appends: PostgresAppends;
  readonly #hints: PostgresHints;

  private constructor(url: string, { connections, patience }: PostgresOptions) {
    const own = { patience, asker: () => FairGate.SERVER };
    this.#asked = new PostgresPool(url, {
      ...{ size: connections, statement: STATEMENT, patience },
      asker: currentAsker,
    });
    this.#upkeep = new PostgresPool(url, { ...own, size: UPKEEP, statement: STATEMENT });
    this.#beats = new PostgresPool(url, { ...own, size: 1, statement: BEAT_STATEMENT });
    this.db = through(this.#asked);
    this.#upkeepDb = through(this.#upkeep);
    this.#appends = new PostgresAppends(this.#upkeep, this.#upkeepDb);
    this.#hints = new PostgresHints(url, this.#upkeep);
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

  batch(queries: readonly CompiledQuery[], mustExist: readonly string[] = []): Promise<void> {
    const people = mustExist.length > 0 ? [peopleStatement(mustExist)] : [];
    return this.#asked.transaction([...people, ...queries.map(statementOf)]);
  }

  tryWriting(queries: readonly CompiledQuery[]): Promise<void> {
    return this.#upkeep.transaction(queries.map(statementOf));
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
    const claimed = await this.#upkeepDb
      .with('workable', (db) =>
        db
          .selectFrom('deadline')
          .select('table_id')
          .where(WORKABLE_AT, '<=', now)
          .where('kind', 'in', kinds)
          .where(isFree(NOW))
          .where((is) => is.or([is('kind', '<>', 'clock'), is(WORKABLE_AT, '<=', clock)]))
          .orderBy(WORKABLE_AT)
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('deadline')
      .from('workable')
      .whereRef('deadline.table_id', '=', 'workable.table_id')
      .set({ leased: 0, held_until: sql`${NOW} + ${lease}` })
      .returning(['deadline.table_id', 'deadline.seq', 'deadline.at', 'deadline.kind'])
      .execute();
    return claimed.map(deadlineOf).sort((a, b) => a.at - b.at);
  }

  nextDeadline(kinds: Claim['kinds']): Promise<number | null> {
    return nextDeadline(this.#upkeepDb, kinds, NOW);
  }

  async beat(house: number): Promise<Beaten> {
    // Kept twice it is the same time.
    const { rows } = await this.#beats.repeatable({ name: 'beat', text: BEAT, values: [house] });
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
    await Promise.all([this.#asked.close(), this.#upkeep.close(), this.#beats.close()]);
  }
}

/** Locks these people, in the order of their ids, until the end of the transaction: who deletes one of them waits. */
function peopleStatement(people: readonly string[]): Statement {
  return {
    text: 'select id from person where id = any ($1::text[]) order by id for key share',
    values: [people],
    check(rows) {
      const missing = people.find((person) => !rows.some(({ id }) => id === person));
      if (missing !== undefined) throw new NoPerson(missing);
    },
  };
}

/** Single statements by the connections of this pool. */
function through(pool: PostgresPool): Kysely<Schema> {
  const run = async (query: CompiledQuery): Promise<QueryResult<unknown>> => {
    const statement = statementOf(query);
    const isRead = SelectQueryNode.is(query.query);
    const { rows, rowCount } = await (isRead ? pool.repeatable(statement) : pool.single(statement));
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  };
  return new Kysely({ dialect: statementDialect('postgres', run) });
}

function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { text: sql, values: parameters };
}
