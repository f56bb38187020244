import type { Person } from '@quartet/protocol';
import type { EventAct, EventInfo, EventLine, EventPlan } from '@quartet/protocol/events';
import { Allowances } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';
import { isKeptAway } from '../people/circle.ts';
import type { Store } from '../store/store.ts';
import type { Outcome, Watcher } from '../tables/doors.ts';
import { newCode, newTableId } from '../tables/ids.ts';
import { NameBook } from '../tables/names.ts';
import { problem } from '../tables/problem.ts';
import type { Tables } from '../tables/tables.ts';
import { judgeEventAct } from './event-acts.ts';
import { type EventFile, eventFile } from './event-file.ts';
import type { EventEntry } from './event-lines.ts';
import { planned } from './event-plan.ts';
import { EventState, placeOf } from './event-state.ts';
import { EventStore } from './event-store.ts';
import { lineOfTable, tablesOf } from './event-tables.ts';
import { Followers, type Sight } from './followers.ts';
import { nextEntry } from './next-entry.ts';
import { noEvent } from './no-event.ts';
import { peopleOf, showEvent } from './show-event.ts';

/** How often a line is tried anew when others were quicker. */
const TRIES = 20;
const CODES_TRIED = 5;

export type EventTables = Pick<Tables, 'deal' | 'ending' | 'cover' | 'record' | 'time'>;

interface EventOptions {
  readonly store: Store;
  readonly tables: EventTables;
  onError(error: unknown, where: string): void;
}

/** Duplicate evenings. Any node serves any of them: nothing of them is kept in memory but who follows. */
export class Events {
  private readonly options: EventOptions;
  readonly stored: EventStore;
  private readonly names: NameBook;
  private readonly followers: Followers;
  private readonly allowances = new Allowances(ALLOWED.changes);
  /** Events that this node looks after right now, and whether something happened there meanwhile. */
  private readonly busy = new Map<string, { isDirty: boolean }>();
  private isClosed = false;

  constructor(options: EventOptions) {
    const { store, tables, onError } = options;
    this.options = options;
    this.stored = new EventStore(store, () => tables.time.forBots());
    this.names = new NameBook(store);
    this.followers = new Followers(store, this.stored, {
      sight: (event) => this.sight(event),
      onError,
    });
  }

  async create(
    host: Person,
    plan: EventPlan,
  ): Promise<Outcome<{ readonly event: string; readonly code: string }>> {
    if ((await this.stored.hosted(host.id)) >= ALLOWED.events)
      return problem('full', `You host ${ALLOWED.events} events already; end one first.`);
    const event = newTableId();
    const made = planned(event, plan, host.id);
    if (!made.ok) return made;
    const { line, secrets } = made.value;
    for (let tries = 1; tries <= CODES_TRIED; tries++) {
      const code = newCode();
      const step = { seq: 1, at: Date.now(), by: host.id, id: null, line: { ...line, code } };
      if (await this.stored.append(EventState.load(event, [step]), step, secrets))
        return { ok: true, value: { event, code } };
    }
    return problem('busy', 'No code was free; try again.');
  }

  /** Done when it is stored. Sent again under the same id it is answered again, never done twice. */
  async act(
    event: string,
    by: Person,
    id: string,
    act: EventAct,
  ): Promise<Outcome<{ readonly seq: number }>> {
    if (!this.allowances.take(by.id))
      return problem('too-fast', 'Too many changes; wait a few seconds.', 'act');
    const key = `${by.id} ${id}`;
    for (let tries = 0; tries < TRIES; tries++) {
      const state = await this.stored.load(event);
      if (!state) return noEvent('params.event');
      const done = state.acts.get(key);
      if (done !== undefined) return { ok: true, value: { seq: done } };
      if (act.type === 'join' && (await this.isKeptAway(state.plan.host, by.id)))
        return problem('blocked', 'The host of this event does not want you there.');
      const judged = judgeEventAct(state, by.id, act);
      if (!judged.ok) return judged;
      if (!(await this.add(state, judged.value, by.id, key))) continue;
      if (act.type === 'leave') await this.coverAt(state, by.id);
      if (act.type === 'start' || act.type === 'contribute') void this.seeTo(event);
      return { ok: true, value: { seq: state.seq } };
    }
    return problem('busy', 'The event is busy; try again.');
  }

  /** By whoever runs the server, whether it has begun or not. */
  async end(event: string): Promise<Outcome<{ readonly seq: number }>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const state = await this.stored.load(event);
      if (!state) return noEvent('params.event');
      if (state.isEnded || state.status === 'over') return problem('not-playing', 'The event has its end.');
      if (await this.add(state, { kind: 'ended' })) return { ok: true, value: { seq: state.seq } };
    }
    return problem('busy', 'The event is busy; try again.');
  }

  private async isKeptAway(host: string, person: string): Promise<boolean> {
    return host !== person && isKeptAway(this.options.store, host, person);
  }

  /** Who drops out leaves the rest of the deal to a bot. */
  private async coverAt(state: EventState, person: string): Promise<void> {
    const { running } = state;
    const place = running && placeOf(running.holders, person);
    if (!running || place === null) return;
    const { deal } = running;
    const { tables } = this.options;
    const at = running.tables.findIndex((seats) => seats.includes(place));
    const table = tablesOf(state, deal)[at]!;
    // The deal is announced before its tables are there: whoever is first makes this one.
    const secret = (await this.stored.secrets(state.id))[deal - 1]!;
    if (await tables.deal(table, lineOfTable(state, deal, at), secret)) await this.followers.tell(state.id);
    await tables.cover(table, person);
  }

  /** Stored, then shown. False: another was quicker. */
  private async add(
    state: EventState,
    line: EventEntry,
    by: string | null = null,
    id: string | null = null,
  ): Promise<boolean> {
    const step = { seq: state.seq + 1, at: Date.now(), by, id, line };
    state.apply(step);
    if (!(await this.stored.append(state, step))) return false;
    this.options.store.hint(state.id, state.seq);
    await this.followers.tell(state.id);
    return true;
  }

  /** Null: there is none. */
  async look(event: string, who: string | null): Promise<EventInfo | null> {
    return (await this.sight(event))?.(who) ?? null;
  }

  private async sight(event: string): Promise<Sight | null> {
    const state = await this.stored.load(event);
    if (!state) return null;
    const { running } = state;
    const statuses = await this.stored.statuses(running ? tablesOf(state, running.deal) : []);
    const names = await this.names.of(peopleOf(state));
    return (who) => showEvent(state, names, who, statuses);
  }

  /** Tells the watcher now and after every change, until the returned function is called; null: no such event. */
  follow(event: string, watcher: Pick<Watcher, 'person' | 'tell'>): Promise<(() => void) | null> {
    return this.followers.add(event, watcher);
  }

  byCode(code: string): Promise<string | null> {
    return this.stored.byCode(code);
  }

  async mine(person: string): Promise<EventLine[]> {
    const rows = await this.stored.of(person);
    return rows.map(({ line, status, ...row }) => {
      const { game, seats, deals }: Pick<EventLine, 'game' | 'seats' | 'deals'> = JSON.parse(line);
      return { ...row, status: status as EventLine['status'], game, seats, deals };
    });
  }

  /** The whole evening as a file; null: there is none, 'running': it is not over. */
  async file(event: string): Promise<EventFile | 'running' | null> {
    const state = await this.stored.load(event);
    if (!state) return null;
    if (state.status !== 'over') return 'running';
    return eventFile(state, await this.names.of(peopleOf(state)), this.options.tables);
  }

  /** Whoever deletes their data drops out of everything. */
  async forget(person: Person): Promise<void> {
    for (const { id, status } of await this.mine(person.id))
      if (status !== 'over') await this.act(id, person, newTableId(), { type: 'leave' });
    const { store } = this.options;
    await store.db.deleteFrom('entered').where('person', '=', person.id).execute();
  }

  /** Brings an event on as far as it goes without anybody: luck, tables, results, the next deal. */
  async seeTo(event: string): Promise<void> {
    const busy = this.busy.get(event);
    if (busy) {
      busy.isDirty = true;
      return;
    }
    const mine = { isDirty: true };
    this.busy.set(event, mine);
    try {
      while (mine.isDirty && !this.isClosed) {
        mine.isDirty = false;
        await this.bringOn(event);
      }
    } catch (error) {
      this.options.onError(error, `event ${event}`);
    } finally {
      this.busy.delete(event);
    }
  }

  private async bringOn(event: string): Promise<void> {
    for (;;) {
      const state = await this.stored.load(event);
      if (!state || this.isClosed) return;
      const next = await nextEntry(state, this.options.tables, () => this.stored.secrets(event));
      if (next.kind === 'wait') {
        if (next.isNew) await this.followers.tell(event);
        if (next.ms !== null) this.later(event, next.ms);
        return;
      }
      await this.add(state, next.line);
    }
  }

  private later(event: string, ms: number): void {
    setTimeout(() => {
      if (!this.isClosed) void this.seeTo(event);
    }, ms).unref();
  }

  /** One of its tables is over. */
  async tableOver(event: string): Promise<void> {
    await this.followers.tell(event).catch((error) => this.options.onError(error, `event ${event}`));
    await this.seeTo(event);
  }

  close(): void {
    this.isClosed = true;
    this.followers.close();
  }
}
