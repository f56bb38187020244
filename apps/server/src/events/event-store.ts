import type { CompiledQuery } from 'kysely';
import { ALLOWED } from '../allowed.ts';
import { Conflict, type Store } from '../store/store.ts';
import { MOMENT } from '../tables/luck.ts';
import type { EventEntry, EventStep } from './event-lines.ts';
import { EventState } from './event-state.ts';

/** Evenings a person is shown. */
const LONGEST_LIST = 50;
/** Evenings that leave a person's list together; what is left over goes with the next. */
const PRUNED_AT_ONCE = 1_000;
/** Lines of one read: a long log does not delay other requests. */
const SLICE = 1_000;

/** An event's log in the store, and the only way into it. */
export class EventStore {
  private readonly store: Store;
  /** In house time. */
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** As all its lines make it; `known`: as those make it that were read before. Null: there is no such event. */
  async load(id: string, known: EventState | null = null): Promise<EventState | null> {
    let state = known;
    for (;;) {
      const steps = await this.stepsAfter(id, state?.seq ?? 0);
      if (steps.length > 0) state = state ? state.after(steps) : EventState.load(id, steps);
      if (steps.length < SLICE) return state;
    }
  }

  private async stepsAfter(id: string, seq: number): Promise<EventStep[]> {
    const rows = await this.store.db
      .selectFrom('event_log')
      .select(['seq', 'at', 'by', 'act_id', 'kind', 'body'])
      .where('event_id', '=', id)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(SLICE)
      .execute();
    return rows.map(
      ({ act_id, kind, body, ...row }): EventStep => ({
        ...row,
        id: act_id,
        line: { kind, ...JSON.parse(body) } as EventEntry,
      }),
    );
  }

  /** Which line this act wrote; null: none. */
  async seqOf(id: string, act: string): Promise<number | null> {
    const row = await this.store.db
      .selectFrom('event_log')
      .select('seq')
      .where('event_id', '=', id)
      .where('act_id', '=', act)
      .executeTakeFirst();
    return row?.seq ?? null;
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
      const statements = [
        db.insertInto('event_log').values(line).compile(),
        this.summary(state, at),
        ...this.deadline(state),
        ...this.entered(state, step.line),
        ...(secrets === undefined
          ? []
          : [db.insertInto('secret').values({ table_id: state.id, seed: secrets }).compile()]),
      ];
      await this.store.batch(statements, by === null ? [] : [by]);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  /** As the line that has just been added makes it. */
  private summary({ id, plan, host, status, scored, seq }: EventState, updated: number): CompiledQuery {
    const { code, game, seats, deals } = plan;
    const line = JSON.stringify({ game, seats, deals });
    const row = { code, host, status, scored, seq, updated, line };
    return this.store.db
      .insertInto('event')
      .values({ id, ...row })
      .onConflict((known) => known.column('id').doUpdateSet({ host, status, scored, seq, updated }))
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

  /** The person's list. Who leaves before anything was played has nothing to find again there. */
  private entered({ id, plan, host, status }: EventState, line: EventEntry): CompiledQuery[] {
    const { db } = this.store;
    if (line.kind === 'left' && status === 'open' && line.person !== host) {
      const left = db.deleteFrom('entered').where('event_id', '=', id).where('person', '=', line.person);
      return [left.compile()];
    }
    const person = line.kind === 'created' ? plan.host : line.kind === 'joined' ? line.person : null;
    if (person === null) return [];
    const row = { event_id: id, person };
    const added = db
      .insertInto('entered')
      .values(row)
      .onConflict((known) => known.doNothing());
    const old = this.enteredBy(person)
      .where('event.status', '=', 'over')
      .select('event.id')
      .orderBy('event.updated', 'desc')
      .limit(PRUNED_AT_ONCE)
      .offset(ALLOWED.eventsRemembered);
    const pruned = db.deleteFrom('entered').where('person', '=', person).where('event_id', 'in', old);
    return [added.compile(), pruned.compile()];
  }

  private enteredBy(person: string) {
    return this.store.db
      .selectFrom('entered')
      .innerJoin('event', 'event.id', 'entered.event_id')
      .where('entered.person', '=', person);
  }

  /** Events in this person's list that are not over. */
  async running(person: string): Promise<string[]> {
    const rows = await this.enteredBy(person)
      .where('event.status', '<>', 'over')
      .select('event.id')
      .execute();
    return rows.map(({ id }) => id);
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
    return this.enteredBy(person)
      .select(['event.id', 'event.code', 'event.status', 'event.updated', 'event.line'])
      .orderBy('event.updated', 'desc')
      .limit(LONGEST_LIST)
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
