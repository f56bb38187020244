import type { Seat, Viewer } from '@quartet/core';
import type { Act, Person, TableInfo, TableMessage } from '@quartet/protocol';
import type { Entry, Store, Unit } from '../store/store.ts';
import { coverOf } from './cover.ts';
import { type Decided, decideAct } from './decide-act.ts';
import { type Waiting, waitingOf } from './decision.ts';
import type { Outcome, Watcher } from './doors.ts';
import { type Line, writeLine } from './lines.ts';
import type { NameBook } from './names.ts';
import { knownTo, numberFor } from './numbering.ts';
import { orderedTurn } from './orders.ts';
import { Presence } from './presence.ts';
import { problem } from './problem.ts';
import { changesInfo, showInfo, showTable } from './show.ts';
import { summaryOf } from './summary.ts';
import { TableState, type Told } from './table-state.ts';
import type { Here } from './whereabouts.ts';

/** How often an act is tried anew when other nodes were quicker. */
const TRIES = 20;
/** How long this node sees to a standing order before another may: there is nothing to think about. */
const ORDER_LEASE = 2_000;

/** Lines after which the table waits for the same as before. */
const KEEPS_DEADLINE: ReadonlySet<Line['kind']> = new Set<Line['kind']>([
  'chatted',
  'hushed',
  'webhooked',
  'inspected',
]);

/** What a room needs of the house around it. */
export interface House {
  readonly store: Store;
  readonly names: NameBook;
  /** Milliseconds a bot takes at least. */
  readonly botFloor: number;
  /** How long this node sees to a bot's turn before another may; 0: it has no bots. */
  readonly lease: number;
  /** This node wrote an entry: a bot may have to move, somebody may want to know. */
  onStep(room: Room, told: Told): void;
  /** Who looks at a table through other nodes. */
  elsewhere(table: string): Here;
  /** Somebody came to this node's watchers, or went. */
  onPresence(room: Room): void;
}

/** One table in the memory of one node: a cache of its log, and those who watch it here. */
export class Room {
  readonly id: string;
  readonly presence: Presence;
  private readonly house: House;
  private state: TableState;
  private readonly watchers = new Map<Watcher, Viewer>();
  private line: Promise<unknown> = Promise.resolve();
  /** How much of the log everybody here has been told. */
  private shown: number;
  /** Whether the state may be ahead of the log: an entry was neither stored nor refused, and the log cannot be read. */
  private isAstray = false;
  /** The table was deleted. */
  private isGone = false;
  /** When it was last asked for: rooms at rest are let go. */
  touched = Date.now();

  private constructor(house: House, state: TableState) {
    this.house = house;
    this.state = state;
    this.id = state.id;
    this.shown = state.seq;
    this.presence = new Presence(() => house.elsewhere(this.id));
  }

  static async open(house: House, table: string): Promise<Room | null> {
    const stored = await house.store.load(table);
    return stored && new Room(house, TableState.load(stored));
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  get isOver(): boolean {
    return this.state.status === 'over';
  }

  get watching(): number {
    return this.watchers.size;
  }

  /** Whom this table waits for, right after a step. */
  get waiting(): Waiting | null {
    const found = waitingOf(this.state);
    return found && { ...found, isHere: this.isHere(found.person) };
  }

  isHere(person: string): boolean {
    return this.presence.awaySince(person) === null;
  }

  /** One after the other: nobody sees a state whose entry is not stored yet. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = Date.now();
    const done = this.line.then(async () => {
      if (this.isAstray) await this.reload();
      return work();
    });
    this.line = done.catch(() => undefined);
    return done;
  }

  /** For whoever must know what is stored, such as a bot about to think. */
  read<T>(look: (state: TableState) => T): Promise<T> {
    return this.inTurn(async () => look(this.state));
  }

  act(by: Person, id: string, act: Act): Promise<Outcome<{ readonly seq: number }>> {
    const known = `${by.id} ${id}`;
    return this.step({ by: by.id, id: known }, (state) => {
      const acting = { state, by: by.id, now: Date.now(), isLongAway: (seat: Seat) => this.isLongAway(seat) };
      if (act.type === 'rematch' && state.rematch !== null) return null;
      return decideAct(acting, act);
    });
  }

  /**
   * The server's own doing: a bot's move, or one that `by` has ordered. `decide` answers null when there is
   * nothing to do any more.
   */
  serve(
    decide: (state: TableState) => Line | null,
    by: string | null = null,
  ): Promise<Outcome<{ readonly seq: number }>> {
    return this.step({ by, id: null }, (state) => {
      const line = decide(state);
      return line && { ok: true, value: { line } };
    });
  }

  private step(
    who: { readonly by: string | null; readonly id: string | null },
    decide: (state: TableState) => Outcome<Decided> | null,
  ): Promise<Outcome<{ readonly seq: number }>> {
    return this.inTurn(async () => {
      if (this.isGone) return problem('no-table', 'This table was deleted.', 'table');
      for (let tries = 0; tries < TRIES; tries++) {
        const done = who.id === null ? undefined : this.state.acts.get(who.id);
        if (done !== undefined) return this.numbered(who.by, done);
        const decided = decide(this.state);
        if (decided === null) return this.numbered(who.by, this.state.seq);
        if (!decided.ok) {
          // Perhaps only because another node wrote something that is not known here yet.
          if (this.house.store.kind === 'postgres' && (await this.readOn())) continue;
          return decided;
        }
        const told = await this.store(who, decided.value);
        if (told) return this.numbered(who.by, told.entry.seq);
      }
      return problem('busy', 'The table is busy; try again.');
    });
  }

  /** As whoever acted counts. */
  private numbered(by: string | null, seq: number): Outcome<{ readonly seq: number }> {
    return { ok: true, value: { seq: numberFor(this.state, this.viewerOf(by), seq) } };
  }

  /** Stored, then shown. Null: another node was quicker, and the table has been read anew. */
  private async store(
    { by, id }: { readonly by: string | null; readonly id: string | null },
    { line, seed }: Decided,
  ): Promise<Told | null> {
    const { state, house } = this;
    const written = { table: this.id, seq: state.seq + 1, at: Date.now(), by, id, ...writeLine(line) };
    if (seed !== undefined) state.seed = seed;
    try {
      const told = state.apply({ ...written, hash: null });
      const hash = line.kind === 'moved' || line.kind === 'started' ? state.hash() : null;
      const stored = await house.store.append(this.unit({ ...written, hash }, line, seed));
      if (stored === 'taken') {
        await this.reload();
        return null;
      }
      house.store.hint(this.id, state.seq);
      await this.show();
      house.onStep(this, told);
      return told;
    } catch (error) {
      // The state ran ahead of the log: what counts is read back, now or before anything else is done here.
      this.isAstray = true;
      await this.reload().catch(() => undefined);
      throw error;
    }
  }

  private unit(entry: Entry, line: Line, seed: string | undefined): Unit {
    const { state } = this;
    const isSeating = ['seated', 'stood', 'removed', 'botted', 'swapped', 'created'].includes(line.kind);
    return {
      entry,
      // In lists, too, a private line leaves no trace.
      summary: summaryOf(state, line.kind === 'ordered' ? state.lastPublic : entry.at),
      deadline: this.deadline(line, entry.at),
      ...(isSeating && {
        people: state.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.person] : [])),
      }),
      ...(seed !== undefined && { seed }),
    };
  }

  /** What the table waits for, once this line is written. */
  private deadline(line: Line, at: number): Unit['deadline'] {
    const { state, house } = this;
    if (KEEPS_DEADLINE.has(line.kind)) return 'keep';
    const seat = state.status === 'playing' ? state.actor : null;
    if (seat === null) return null;
    const { seq } = state;
    if (state.sitters[seat]!.kind === 'bot' || coverOf(state, seat)) {
      // Due at once: whoever takes it up lets the bot think first and wait then.
      const lease = house.lease > 0 ? at + house.botFloor + house.lease : 0;
      return { table: this.id, seq, at, kind: 'bot', lease };
    }
    if (orderedTurn(state))
      return { table: this.id, seq, at, kind: 'bot', lease: at + house.botFloor + ORDER_LEASE };
    return state.until === null ? null : { table: this.id, seq, at: state.until, kind: 'clock', lease: 0 };
  }

  /** Whatever the log has that nobody here was told of is told. */
  private async reload(): Promise<void> {
    const stored = await this.house.store.load(this.id);
    if (stored) this.state = TableState.load(stored);
    this.isAstray = false;
    await this.show();
  }

  /** Something in the log was blotted out: what is in memory forgets it too. */
  reread(): Promise<void> {
    return this.inTurn(() => this.reload());
  }

  /** Whoever looks at it here is told that there is no such table any more; `forget` takes it out of the store. */
  leave(forget: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      await forget();
      this.isGone = true;
      const gone = problem('no-table', 'This table was deleted.', 'table');
      const text = JSON.stringify({
        type: 'problem',
        table: this.id,
        ...(!gone.ok && { problem: gone.problem }),
      });
      for (const watcher of this.watchers.keys()) watcher.tell(text);
      this.watchers.clear();
    });
  }

  /** Another node wrote: everybody here is told. */
  async catchUp(): Promise<void> {
    await this.inTurn(() => this.readOn());
  }

  /** Whether the log had something new. */
  private async readOn(): Promise<boolean> {
    const entries = await this.house.store.entriesAfter(this.id, this.state.seq);
    // The secret of a deal does not travel with its entry.
    if (entries.some(({ kind }) => kind === 'started')) await this.reload();
    else {
      for (const entry of entries) this.state.apply(entry);
      await this.show();
    }
    return entries.length > 0;
  }

  look(who: Person | null, since: number): Promise<TableMessage> {
    return this.inTurn(async () => showTable(this.state, this.viewerFor(who), since, await this.info()));
  }

  watch(watcher: Watcher, since: number): Promise<() => void> {
    return this.inTurn(async () => {
      const viewer = this.viewerFor(watcher.person);
      this.watchers.set(watcher, viewer);
      watcher.tell(JSON.stringify(showTable(this.state, viewer, since, await this.info())));
      this.presence.came(watcher.person?.id ?? null);
      this.presenceChanged();
      return () => {
        if (!this.watchers.delete(watcher)) return;
        this.touched = Date.now();
        this.presence.went(watcher.person?.id ?? null);
        this.presenceChanged();
      };
    });
  }

  private viewerFor(who: Person | null): Viewer {
    return this.viewerOf(who?.id ?? null);
  }

  private viewerOf(person: string | null): Viewer {
    return (person === null ? null : this.state.seatOf(person)) ?? 'table';
  }

  private async info(): Promise<TableInfo> {
    const { state, house } = this;
    const people = state.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.person] : []));
    return showInfo(state, await house.names.of(people));
  }

  /** What is new in the log. Each viewer's words are written once, however many watch. */
  private async show(): Promise<void> {
    const since = this.shown;
    const told = this.state.told.slice(since);
    if (told.length === 0) return;
    const isTelling = this.watchers.size > 0 && (told.some(changesInfo) || this.state.status === 'over');
    const info = isTelling ? await this.info() : null;
    this.shown = this.state.seq;
    const texts = new Map<Viewer, string>();
    for (const [watcher, before] of this.watchers) {
      const viewer = this.viewerFor(watcher.person);
      if (viewer !== before) {
        this.watchers.set(watcher, viewer);
        watcher.tell(JSON.stringify(showTable(this.state, viewer, 0, info)));
        continue;
      }
      const known = numberFor(this.state, viewer, since);
      if (known === knownTo(this.state, viewer).length) continue;
      const text = texts.get(viewer) ?? JSON.stringify(showTable(this.state, viewer, known, info));
      texts.set(viewer, text);
      watcher.tell(text);
    }
  }

  private isLongAway(seat: Seat): boolean {
    const sitter = this.state.sitters[seat];
    return sitter?.kind === 'person' && this.presence.isLongAway(sitter.person, this.state.pace);
  }

  private presenceChanged(): void {
    this.house.onPresence(this);
    this.tellPresence();
  }

  /** Others came to another node, or went from there. */
  othersChanged(gone: readonly string[]): void {
    this.presence.noteGone(gone);
    this.tellPresence();
  }

  private tellPresence(): void {
    const { state } = this;
    const text = JSON.stringify(this.presence.show(this.id, state.sitters));
    for (const watcher of this.watchers.keys()) watcher.tell(text);
  }
}
