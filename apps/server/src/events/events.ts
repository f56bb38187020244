import { assert } from '@quartet/core';
import type { Person } from '@quartet/protocol';
import {
  type EventAct,
  type EventInfo,
  type EventLine,
  type EventPlan,
  eventLineSchema,
} from '@quartet/protocol/events';
import { Allowances } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';
import { InTurn } from '../in-turn.ts';
import { isKeptAway } from '../people/circle.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../stored-json.ts';
import type { Outcome, Watcher } from '../tables/doors.ts';
import { newCode, newTableId } from '../tables/ids.ts';
import { NameBook } from '../tables/names.ts';
import { problem } from '../tables/problem.ts';
import type { Tables } from '../tables/tables.ts';
import { judgeEventAct } from './event-acts.ts';
import { type EventFile, eventFile } from './event-file.ts';
import { EventFiles } from './event-files.ts';
import { EventLooks } from './event-looks.ts';
import { eventPartsSchema, planned } from './event-plan.ts';
import { EventProgress } from './event-progress.ts';
import { EventState, placeOf } from './event-state.ts';
import { EventStore } from './event-store.ts';
import { lineOfTable, tablesOf } from './event-tables.ts';
import { Followers } from './followers.ts';
import { KeptEvents } from './kept-events.ts';
import { noEvent } from './no-event.ts';
import { peopleOf } from './show-event.ts';

/** How often a line is tried anew when others were quicker. */
const TRIES = 20;
const CODES_TRIED = 5;

export type EventTables = Pick<Tables, 'deal' | 'ending' | 'cover' | 'hush' | 'record' | 'time'>;

interface EventOptions {
  readonly store: Store;
  readonly tables: EventTables;
  onError(error: unknown, where: string): void;
}

/** Who acts, and the act's id among all of the event. */
interface Actor {
  readonly by: string;
  readonly id: string;
}
type Done = Outcome<{ readonly seq: number }>;

/** Duplicate evenings. Any node serves any of them: what it keeps in memory of one is what it has read of its log. */
export class Events {
  private readonly options: EventOptions;
  readonly stored: EventStore;
  readonly kept: KeptEvents;
  private readonly names: NameBook;
  private readonly looks: EventLooks;
  private readonly followers: Followers;
  private readonly progress: EventProgress;
  private readonly files: EventFiles;
  private readonly allowances = new Allowances(ALLOWED.changes);
  private readonly joins = new Allowances(ALLOWED.eventJoinsPerAddress);
  private readonly turns = new InTurn();

  constructor(options: EventOptions) {
    const { store, tables, onError } = options;
    this.options = options;
    this.stored = new EventStore(store, () => tables.time.forBots());
    this.kept = new KeptEvents(this.stored, (event) => this.tell(event));
    this.names = new NameBook(store);
    const { stored, kept, names } = this;
    this.looks = new EventLooks({ stored, kept, names });
    this.followers = new Followers(store, stored, { sight: (event) => this.looks.at(event), onError });
    this.progress = new EventProgress({
      stored,
      kept,
      tables,
      onError,
      onTables: (event) => this.tell(event),
    });
    this.files = new EventFiles((event) => this.makeFile(event));
  }

  create(host: Person, plan: EventPlan): Promise<Outcome<{ readonly event: string; readonly code: string }>> {
    return this.turns.run(`host ${host.id}`, async () => {
      if ((await this.stored.hosted(host.id)) >= ALLOWED.events)
        return problem('full', `You host ${ALLOWED.events} events already; end one first.`);
      const tooMany = await this.tooMany(host.id);
      if (tooMany) return tooMany;
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
    });
  }

  /** Done when it is stored. Sent again under the same id it is answered again, never done twice. `address`: where it comes from. */
  async act(event: string, by: Person, id: string, act: EventAct, address = ''): Promise<Done> {
    if (!this.allowances.take(by.id))
      return problem('too-fast', 'Too many changes; wait a few seconds.', 'act');
    if (act.type === 'join' && address !== '' && !this.joins.take(`${event} ${address}`))
      return problem('too-fast', 'Many have joined from your network; try again in ten seconds.', 'act');
    return this.perform(event, { by: by.id, id: `${by.id} ${id}` }, act);
  }

  private async perform(event: string, who: Actor, act: EventAct): Promise<Done> {
    const done = await this.turns.run(event, () => this.store(event, who, act));
    if (!done.ok) return done;
    const { seq, state } = done.value;
    if (act.type === 'leave' && state) await this.coverAt(state, who.by);
    if (act.type === 'hush') await this.hushAt(event, act);
    if (act.type === 'start' || act.type === 'contribute' || act.type === 'leave') void this.seeTo(event);
    return { ok: true, value: { seq } };
  }

  /** `state`: as the act made it; null: it is done already. */
  private async store(
    event: string,
    who: Actor,
    act: EventAct,
  ): Promise<Outcome<{ readonly seq: number; readonly state: EventState | null }>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const state = await this.kept.fresh(event);
      if (!state) return noEvent('params.event');
      const before = await this.stored.seqOf(event, who.id);
      if (before !== null) return { ok: true, value: { seq: before, state: null } };
      if (act.type === 'join' && (await this.isKeptAway(state.host, who.by)))
        return problem('blocked', 'The host of this event does not want you there.');
      const judged = judgeEventAct(state, who.by, act);
      if (!judged.ok) return judged;
      if (judged.value === null) return { ok: true, value: { seq: state.seq, state: null } };
      const tooMany = act.type === 'join' ? await this.tooMany(who.by, event) : null;
      if (tooMany) return tooMany;
      const next = await this.kept.add(state, judged.value, who);
      if (next) return { ok: true, value: { seq: next.seq, state: next } };
    }
    return problem('busy', 'The event is busy; try again.');
  }

  /** A person's list holds so many evenings that are not over; `event`: may be one of them. */
  private async tooMany(person: string, event?: string): Promise<ReturnType<typeof problem> | null> {
    const entered = await this.stored.running(person);
    if (entered.length < ALLOWED.eventsEntered || (event && entered.includes(event))) return null;
    return problem(
      'full',
      `You take part in ${ALLOWED.eventsEntered} events that are not over; wait until one is.`,
    );
  }

  /** By whoever runs the server, whether it has begun or not. */
  async end(event: string): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      const state = await this.kept.fresh(event);
      if (!state) return noEvent('params.event');
      if (state.isEnded || state.status === 'over') return problem('not-playing', 'The event has its end.');
      const next = await this.kept.add(state, { kind: 'ended' });
      if (next) return { ok: true, value: { seq: next.seq } };
    }
    return problem('busy', 'The event is busy; try again.');
  }

  private async isKeptAway(host: string, person: string): Promise<boolean> {
    return host !== person && isKeptAway(this.options.store, host, person);
  }

  /** Who drops out leaves the rest of the deal to a bot. */
  private async coverAt(state: EventState, person: string): Promise<void> {
    const table = await this.tableOf(state, person);
    if (table !== null) await this.options.tables.cover(table, person);
  }

  /** Also where it was stored before, and the node ended before the table heard of it. */
  private async hushAt(event: string, { person, on }: Extract<EventAct, { type: 'hush' }>): Promise<void> {
    const state = await this.kept.fresh(event);
    const table = state && (await this.tableOf(state, person));
    if (table) await this.options.tables.hush(table, person, on);
  }

  /** Where this person sits in the deal that is being played; null: nowhere. */
  private async tableOf(state: EventState, person: string): Promise<string | null> {
    const { running } = state;
    const place = running && placeOf(running.holders, person);
    if (!running || place === null) return null;
    const { deal } = running;
    const at = running.tables.findIndex((seats) => seats.includes(place));
    const table = tablesOf(state, deal)[at]!;
    // A deal is announced before its tables are there: who is first makes this one.
    const secret = (await this.stored.secrets(state.id))[deal - 1]!;
    if (await this.options.tables.deal(table, lineOfTable(state, deal, at), secret)) this.tell(state.id);
    return table;
  }

  /** Something is new: for those who follow it here and, by a hint, through other nodes. */
  private tell(event: string): void {
    this.options.store.hint(event, 0);
    this.followers.tell(event);
  }

  /** Null: there is none. */
  async look(event: string, who: string | null): Promise<EventInfo | null> {
    return (await this.looks.at(event))?.infoFor(who) ?? null;
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
    return rows.flatMap(({ line, ...row }) => {
      const read = eventLineSchema.safeParse({ ...row, ...readStored(line, eventPartsSchema) });
      return read.success ? [read.data] : [];
    });
  }

  /** The whole evening as a file. */
  async file(event: string): Promise<Outcome<EventFile>> {
    const state = await this.kept.fresh(event);
    if (!state) return noEvent('params.event');
    if (state.status !== 'over') return problem('not-over', 'The event is not over.', 'params.event');
    const made = this.files.get(event);
    return made
      ? { ok: true, value: await made }
      : problem('busy', 'Files of many other events are being made; try again in a minute.');
  }

  private async makeFile(event: string): Promise<EventFile> {
    const state = await this.kept.fresh(event);
    assert(state !== null, `event ${event}: it was removed while its file was made`);
    return eventFile(state, await this.names.of(peopleOf(state)), this.options.tables);
  }

  /**
   * A person who is deleted leaves it by lines of the server: no allowance is taken. One that has not begun ends if they
   * host it and nobody is left, for nobody would come back to start it. False: not yet, for its luck is being drawn.
   */
  async withdraw(event: string, person: string): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const state = await this.kept.fresh(event);
      if (!state || state.status === 'over') return true;
      const { status, people, host } = state;
      const isIn = people.has(person);
      if (status === 'called') return !isIn;
      if (!isIn && (status !== 'open' || people.size > 0 || host !== person)) return true;
      const next = await this.kept.add(state, isIn ? { kind: 'left', person } : { kind: 'ended' });
      if (next && isIn) await this.coverAt(next, person);
    }
    return false;
  }

  /** Brings an event on as far as it goes without anybody. */
  seeTo(event: string): Promise<void> {
    return this.progress.seeTo(event);
  }

  /** One of its tables is over. */
  async tableOver(event: string): Promise<void> {
    this.tell(event);
    await this.seeTo(event);
  }

  close(): void {
    this.progress.close();
    this.followers.close();
  }
}
