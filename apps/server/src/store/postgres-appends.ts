import type { Kysely } from 'kysely';
import { AppendGroups, type Outcome } from './append-groups.ts';
import { appendStatement } from './postgres-append.ts';
import { isConnectionLost, storeError } from './postgres-errors.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { rivalsOf } from './reads.ts';
import type { Schema } from './schema.ts';
import { type Entry, leavesHole, NoPerson, type Unit } from './store.ts';

/** Groups on their way at once. On a local disk 1, 2 and 4 do the same; a second one bridges a slow network. */
const LANES = 2;

/** The hot path on PostgreSQL. Knows after a lost connection what became of its units, by looking. */
export class PostgresAppends {
  readonly #pool: PostgresPool;
  readonly #db: Kysely<Schema>;
  readonly #groups = new AppendGroups(LANES, (units) => this.#store(units));

  constructor(pool: PostgresPool, db: Kysely<Schema>) {
    this.#pool = pool;
    this.#db = db;
  }

  append(unit: Unit): Promise<'stored' | 'taken'> {
    return this.#groups.append(unit);
  }

  idle(): Promise<void> {
    return this.#groups.idle();
  }

  /** Never throws: an outcome for each. */
  async #store(units: readonly Unit[], wasUnsure = false): Promise<readonly Outcome[]> {
    let isUnsure = wasUnsure;
    /** By table: null where it was stored, or who is missing. */
    const attempt = async (): Promise<ReadonlyMap<string, string | null>> => {
      try {
        const { rows } = await this.#pool.once(appendStatement(units));
        return new Map(rows.map(({ table_id, person }) => [table_id, person]));
      } catch (error) {
        isUnsure ||= isConnectionLost(error);
        throw error;
      }
    };
    try {
      const answers = await this.#pool.persist(attempt);
      const outcome = ({ entry }: Unit) => {
        const missing = answers.get(entry.table);
        return missing === null ? 'stored' : this.#whyNot(entry, missing, isUnsure);
      };
      return await Promise.all(units.map(outcome));
    } catch (error) {
      if (isConnectionLost(error)) return units.map(({ entry }) => unknownOutcome(entry, error));
      if (units.length === 1) return [storeError(error)];
      return this.#storeSingly(units, isUnsure);
    }
  }

  /** One of them cannot be stored, and took its neighbours down. */
  async #storeSingly(units: readonly Unit[], isUnsure: boolean): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const unit of units) outcomes.push(...(await this.#store([unit], isUnsure)));
    return outcomes;
  }

  async #whyNot(entry: Entry, missing: string | undefined, isUnsure: boolean): Promise<Outcome> {
    try {
      const rivals = await rivalsOf(this.#db, entry);
      // An attempt whose answer was lost may have stored it.
      if (isUnsure && rivals.some((stored) => isSame(stored, entry))) return 'stored';
      if (missing !== undefined) return new NoPerson(missing);
      return rivals.length === 0 ? leavesHole(entry) : 'taken';
    } catch (error) {
      return unknownOutcome(entry, error);
    }
  }
}

function isSame(a: Entry, b: Entry): boolean {
  const keys = ['seq', 'at', 'kind', 'by', 'id', 'body', 'hash'] as const;
  return keys.every((key) => a[key] === b[key]);
}

function unknownOutcome({ table, seq }: Entry, cause: unknown): Error {
  const sentence = `The database did not answer; whether entry ${seq} of table ${table} is stored is not known.`;
  return new Error(sentence, { cause });
}
