import { setTimeout } from 'node:timers/promises';
import { type CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Events } from '../events/events.ts';
import type { Store } from '../store/store.ts';
import { kindsWith, LINE_KINDS } from '../tables/line-kinds.ts';
import type { Line } from '../tables/lines.ts';
import { MOMENT } from '../tables/luck.ts';
import type { Tables } from '../tables/tables.ts';
import { withoutZoneOf } from './forget-zone.ts';
import { missingPeople } from './missing-people.ts';
import { OWN_WORDS } from './personal-data.ts';
import type { Sessions } from './sessions.ts';

const BLOTTED = kindsWith(({ blotted }) => blotted !== null);
/** How often a table or an evening is left again whose luck is being drawn. */
const TRIES = 3;

interface Parts {
  readonly store: Store;
  readonly sessions: Pick<Sessions, 'forget'>;
  readonly tables: Pick<Tables, 'leave' | 'reread'>;
  readonly events: Pick<Events, 'withdraw'>;
  onError(error: unknown, where: string): void;
}

/**
 * Deletes all that is stored about a person. Their row goes first, and with it whatever hangs on it: what is theirs is
 * stored only while that row is there, so nothing comes after it. Then they leave tables and evenings, and what they wrote
 * into logs is blotted out. What a killed node leaves of this is finished when a node starts, or by the hourly sweep.
 */
export class PersonDeletion {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Names are stored in one place only: logs know people by an id that says nothing, so their games can still be replayed. */
  async delete(person: string): Promise<void> {
    const { store, sessions } = this.parts;
    await store.batch(this.deleted(person));
    sessions.forget(person);
    const left = await this.leaveAll(person);
    await this.blot(person, left);
  }

  /** What was begun and not finished, such as by a node that was killed. */
  async finishBegun(): Promise<void> {
    const begun = await this.parts.store.db.selectFrom('deletion').select('person').execute();
    for (const { person } of begun) await this.delete(person);
  }

  /** The same for people of whom something was left behind, such as by nodes of versions before. */
  async sweep(): Promise<void> {
    await this.finishBegun();
    for (const person of await missingPeople(this.parts.store)) await this.delete(person);
  }

  /**
   * The person first: this waits for whatever is being stored of theirs, and the statements after it see that. Others who
   * wait for this person wait for nothing else, and two deletions take the rows they share in the same order.
   */
  private deleted(person: string): CompiledQuery[] {
    const { store } = this.parts;
    const { db } = store;
    const begun = { person, at: Date.now() };
    const own = [
      'session',
      'ticket',
      'passkey',
      'push',
      'challenge_result',
      'daily_result',
      'played',
      'rating',
    ] as const;
    return [
      db.deleteFrom('person').where('id', '=', person).compile(),
      db
        .insertInto('deletion')
        .values(begun)
        .onConflict((known) => known.doNothing())
        .compile(),
      ...own.map((from) => db.deleteFrom(from).where('person', '=', person).compile()),
      deleteInOrder(store, 'bond', ['person', 'other', 'kind'], sql`person = ${person} or other = ${person}`),
      deleteInOrder(store, 'invitation', ['person', 'table_id'], sql`person = ${person} or "by" = ${person}`),
      db.deleteFrom('report').where('by', '=', person).compile(),
    ];
  }

  /** What could not be left yet. */
  private async leaveAll(person: string): Promise<ReadonlySet<string>> {
    const { store, tables, events } = this.parts;
    const { db } = store;
    const tableIds = db.selectFrom('summary').select('summary.table_id as id').where('status', '<>', 'over');
    const eventIds = db.selectFrom('event').select('event.id').where('status', '<>', 'over');
    const seated = tableIds.innerJoin('seated', 'seated.table_id', 'summary.table_id');
    const entered = eventIds.innerJoin('entered', 'entered.event_id', 'event.id');
    const [atTables, atEvents] = await Promise.all([
      tableIds
        .where('host', '=', person)
        .union(seated.where('person', '=', person))
        .execute(),
      eventIds
        .where('host', '=', person)
        .union(entered.where('person', '=', person))
        .execute(),
    ]);
    const left = new Set<string>();
    const leave = async (
      id: string,
      withdraw: (id: string, person: string) => Promise<boolean>,
    ): Promise<void> => {
      if (!(await this.attempt(id, () => withdraw(id, person)))) left.add(id);
    };
    for (const { id } of atEvents) await leave(id, (event) => events.withdraw(event, person));
    for (const { id } of atTables) await leave(id, (table) => tables.leave(table, person));
    return left;
  }

  /** While its luck is drawn nobody leaves: then right after. A table that cannot be read keeps nobody from leaving others. */
  private async attempt(id: string, leave: () => Promise<boolean>): Promise<boolean> {
    try {
      for (let tries = 1; !(await leave()); tries++) {
        if (tries === TRIES) return false;
        await setTimeout(MOMENT);
      }
      return true;
    } catch (error) {
      this.parts.onError(error, `deletion at ${id}`);
      return false;
    }
  }

  /** `kept`: ids of tables and evenings they still have to leave. */
  private async blot(person: string, kept: ReadonlySet<string>): Promise<void> {
    const { store, tables } = this.parts;
    const { db } = store;
    const spoken = db
      .selectFrom('log')
      .select('table_id')
      .distinct()
      .where('by', '=', person)
      .where(OWN_WORDS);
    const blotted = (kind: Line['kind']) =>
      db
        .updateTable('log')
        .set({ body: JSON.stringify(LINE_KINDS[kind].blotted) })
        .where('by', '=', person)
        .where(OWN_WORDS)
        .where('kind', '=', kind)
        .compile();
    const words = await spoken.execute();
    const zones = await withoutZoneOf(store, person);
    const isLeft = (column: 'table_id' | 'event_id'): RawBuilder<SqlBool> =>
      kept.size === 0 ? sql`true` : sql`${sql.ref(column)} not in (${sql.join([...kept])})`;
    await store.batch([
      ...BLOTTED.map(blotted),
      ...zones.statements,
      db.deleteFrom('seated').where('person', '=', person).where(isLeft('table_id')).compile(),
      db.deleteFrom('entered').where('person', '=', person).where(isLeft('event_id')).compile(),
      ...(kept.size === 0 ? [db.deleteFrom('deletion').where('person', '=', person).compile()] : []),
    ]);
    const changed = new Set([...words.map(({ table_id }) => table_id), ...zones.tables]);
    for (const table of changed) await tables.reread(table);
  }
}

/** Rows that two deletions may want at once. */
function deleteInOrder(
  { db, kind }: Store,
  from: 'bond' | 'invitation',
  key: readonly string[],
  which: RawBuilder<SqlBool>,
): CompiledQuery {
  const table = sql.table(from);
  if (kind === 'sqlite') return sql`delete from ${table} where ${which}`.compile(db);
  const order = sql.join(key.map((column) => sql.ref(column)));
  return sql`delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${which} order by ${order} for update))`.compile(db);
}
