import type { CompiledQuery } from 'kysely';
import { Conflict, type Store } from '../store/store.ts';
import { MOMENT } from '../tables/luck.ts';
import type { EventEntry, EventStep } from './event-lines.ts';
import { EventState } from './event-state.ts';

/** An event's log in the store, and the only way into it. */
export class EventStore {
  private readonly store: Store;
  /** In house time. */
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Null: there is no such event. */
  async load(id: string): Promise<EventState | null> {
    const rows = await this.store.db
      .selectFrom('event_log')
      .selectAll()
      .where('event_id', '=', id)
      .orderBy('seq')
      .execute();
    if (rows.length === 0) return null;
    const steps = rows.map(
      ({ seq, at, by, act_id, kind, body }): EventStep => ({
        ...{ seq, at, by, id: act_id },
        line: { kind, ...JSON.parse(body) } as EventEntry,
      }),
    );
    return EventState.load(id, steps);
  }

  /**
   * The next line, with all that follows from it, in one commit. False: another was quicker, or has done this very act.
   * `secrets`: of all deals, where the event is made.
   */
  async append(state: EventState, step: EventStep, secrets?: string): Promise<boolean> {
    const { db } = this.store;
    const { kind, ...body } = step.line;
    const { seq, at, by, id: act_id } = step;
    const line = { event_id: state.id, seq, at, by, act_id, kind, body: JSON.stringify(body) };
    try {
      await this.store.batch([
        db.insertInto('event_log').values(line).compile(),
        this.summary(state, at),
        ...this.deadline(state),
        ...this.entered(state, step.line),
        ...(secrets === undefined
          ? []
          : [db.insertInto('secret').values({ table_id: state.id, seed: secrets }).compile()]),
      ]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  /** As the line that has just been added makes it. */
  private summary({ id, plan, status, scored, seq }: EventState, updated: number): CompiledQuery {
    const { code, host, game, seats, deals } = plan;
    const line = JSON.stringify({ game, seats, deals });
    const row = { code, host, status, scored, seq, updated, line };
    return this.store.db
      .insertInto('event')
      .values({ id, ...row })
      .onConflict((known) => known.column('id').doUpdateSet({ status, scored, seq, updated }))
      .compile();
  }

  /** While it runs somebody always looks after it: whoever has claimed it for a while. */
  private deadline(state: EventState): CompiledQuery[] {
    const { db } = this.store;
    const { id, status, seq, running, rounds, plan } = state;
    if (status === 'open' || status === 'over')
      return [db.deleteFrom('deadline').where('table_id', '=', id).compile()];
    const isResting = status === 'playing' && !running && rounds.length > 0;
    const wait = status === 'called' ? MOMENT : isResting ? plan.rest * 1000 : 0;
    const row = { seq, at: this.now() + wait, kind: 'event', leased: 0 };
    return [
      db
        .insertInto('deadline')
        .values({ table_id: id, ...row })
        .onConflict((known) => known.column('table_id').doUpdateSet(row))
        .compile(),
    ];
  }

  private entered({ id, plan }: EventState, line: EventEntry): CompiledQuery[] {
    const person = line.kind === 'created' ? plan.host : line.kind === 'joined' ? line.person : null;
    if (person === null) return [];
    const { db } = this.store;
    return [
      db
        .insertInto('entered')
        .values({ event_id: id, person })
        .onConflict((known) => known.doNothing())
        .compile(),
    ];
  }

  /** Of all deals, in their order. Nobody but the tables that play them gets to see one. */
  async secrets(id: string): Promise<string[]> {
    const row = await this.store.db
      .selectFrom('secret')
      .select('seed')
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();
    return row.seed.split(' ');
  }

  /** Whether every table has played this deal; so it is, too, where the event is gone. */
  async isOpen(id: string, deal: number): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('event')
      .select('scored')
      .where('id', '=', id)
      .executeTakeFirst();
    return !row || deal <= row.scored;
  }

  async byCode(code: string): Promise<string | null> {
    const row = await this.store.db
      .selectFrom('event')
      .select('id')
      .where('code', '=', code.toUpperCase())
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** Events of this host that are not over. */
  async hosted(host: string): Promise<number> {
    const { count } = await this.store.db
      .selectFrom('event')
      .where('host', '=', host)
      .where('status', '<>', 'over')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  of(person: string) {
    return this.store.db
      .selectFrom('entered')
      .innerJoin('event', 'event.id', 'entered.event_id')
      .select(['event.id', 'event.code', 'event.status', 'event.updated', 'event.line'])
      .where('entered.person', '=', person)
      .orderBy('event.updated', 'desc')
      .limit(50)
      .execute();
  }

  /** How long these logs are, for finding out what was missed. */
  async lengths(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.store.db
      .selectFrom('event')
      .select(['id', 'seq'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, seq }) => [id, seq]));
  }

  /** How far these tables are; one that is not made yet is not among them. */
  async statuses(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map();
    const rows = await this.store.db
      .selectFrom('summary')
      .select(['table_id', 'status'])
      .where('table_id', 'in', tables)
      .execute();
    return new Map(rows.map(({ table_id, status }) => [table_id, status]));
  }
}
