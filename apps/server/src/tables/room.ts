import type { Seat } from '@quartet/core';
import type { Act, Person, ServerMessage, TableMessage } from '@quartet/protocol';
import type { Store } from '../store/store.ts';
import type { Decided } from './acting.ts';
import { Audience, viewerOf } from './audience.ts';
import { decideAct } from './decide-act.ts';
import { type Waiting, waitingOf } from './decision.ts';
import type { Outcome, Watcher } from './doors.ts';
import { isBare } from './draw-luck.ts';
import { coverLine } from './ended-table.ts';
import type { HouseTime } from './house-time.ts';
import { Ledger } from './ledger.ts';
import type { Step, Told } from './lines.ts';
import type { NameBook } from './names.ts';
import { numberFor } from './numbering.ts';
import { problem } from './problem.ts';
import type { Stepping } from './stored-step.ts';
import { TableState } from './table-state.ts';
import type { Here } from './whereabouts.ts';

/** How often an act is tried anew when other nodes were quicker. */
const TRIES = 20;

const DELETED = problem('no-table', 'This table was deleted.', 'table');

/** What a room needs of the house around it. */
export interface House extends Stepping {
  readonly store: Store;
  readonly names: NameBook;
  /** This node wrote an entry: a bot may have to move, somebody may want to know. */
  onStep(room: Room, told: Told): void;
  /** Who looks at a table through other nodes. */
  elsewhere(table: string): Here;
  /** Somebody came to this node's watchers, or went. */
  onPresence(room: Room): void;
}

/** One table in the memory of one node: its log and those who watch it here. Whatever is done, is done in turn. */
export class Room {
  readonly id: string;
  private readonly house: House;
  private readonly ledger: Ledger;
  private readonly audience: Audience;
  private line: Promise<unknown> = Promise.resolve();
  private atWork = 0;
  /** The table was deleted. */
  private isGone = false;
  /** When it was last asked for: rooms at rest are let go. */
  touched = Date.now();

  private constructor(house: House, state: TableState) {
    const { store, time, botFloor, lease } = house;
    this.house = house;
    this.id = state.id;
    this.audience = new Audience(house, state.seq, () => house.elsewhere(state.id));
    const onNews = (): Promise<void> => this.audience.tellNews(this.ledger.state);
    this.ledger = new Ledger({ store, time, botFloor, lease, onNews }, state);
  }

  static async open(house: House, table: string): Promise<Room | null> {
    const stored = await house.store.load(table);
    return stored && new Room(house, TableState.load(stored));
  }

  get time(): HouseTime {
    return this.house.time;
  }

  get isWatched(): boolean {
    return this.audience.size > 0;
  }

  /** Whether something is done here, or waits for its turn. */
  get isAtWork(): boolean {
    return this.atWork > 0;
  }

  /** Whether somebody who sits here looks on, through whichever node. */
  get isAwaited(): boolean {
    return this.ledger.state.people.some((person) => this.isHere(person));
  }

  /** Those who look at it through this node. */
  get here(): Here {
    return this.audience.presence.local;
  }

  /** Whether it comes from before there were seals, and nothing is dealt yet. */
  get isBare(): boolean {
    return isBare(this.ledger.state);
  }

  /** Of which duplicate evening; null: a table like any. */
  get event(): TableState['event'] {
    return this.ledger.state.event;
  }

  get isOver(): boolean {
    return this.ledger.state.status === 'over';
  }

  get isResting(): boolean {
    return this.ledger.state.rest !== null;
  }

  /** Whom this table waits for, right after a step. */
  get waiting(): Waiting | null {
    const found = waitingOf(this.ledger.state);
    return found && { ...found, isHere: this.isHere(found.person) };
  }

  isHere(person: string): boolean {
    return this.audience.presence.awaySince(person) === null;
  }

  /** One after the other: nobody sees a state whose entry is not stored yet. */
  private inTurn<T>(work: (state: TableState) => Promise<T>): Promise<T> {
    this.atWork++;
    const done = this.line.then(async () => {
      await this.ledger.settle();
      return work(this.ledger.state);
    });
    this.line = done
      .catch(() => undefined)
      .then(() => {
        this.touched = Date.now();
        this.atWork--;
      });
    return done;
  }

  /** For whoever must know what is stored, such as a bot about to think. */
  read<T>(look: (state: TableState) => T): Promise<T> {
    return this.inTurn(async (state) => look(state));
  }

  /** `now`: when it arrived, in house time. */
  act(by: Person, id: string, act: Act, now: number): Promise<Outcome<{ readonly seq: number }>> {
    return this.step({ by: by.id, id: `${by.id} ${id}` }, (state) => {
      const isLongAway = (seat: Seat): boolean => this.isLongAway(seat);
      if (act.type === 'rematch' && state.rematch !== null) return null;
      return decideAct({ state, by: by.id, now, isLongAway }, act);
    });
  }

  /**
   * The server's own doing: a bot's move, or one that `by` has ordered. `decide` answers null when there is
   * nothing to do any more.
   */
  serve(
    decide: (state: TableState) => Decided | null,
    by: string | null = null,
  ): Promise<Outcome<{ readonly seq: number }>> {
    return this.step({ by, id: null }, (state) => {
      const value = decide(state);
      return value && { ok: true, value };
    });
  }

  private step(
    who: Pick<Step, 'by' | 'id'>,
    decide: (state: TableState) => Outcome<Decided> | null,
  ): Promise<Outcome<{ readonly seq: number }>> {
    return this.inTurn(async () => {
      const { ledger, house } = this;
      if (this.isGone) return DELETED;
      for (let tries = 0; tries < TRIES; tries++) {
        const { acts, seq } = ledger.state;
        const done = who.id === null ? undefined : acts.get(who.id);
        if (done !== undefined) return this.numbered(who.by, done);
        const decided = decide(ledger.state);
        if (decided === null) return this.numbered(who.by, seq);
        if (!decided.ok) {
          // Perhaps only because another node wrote something that is not known here yet.
          if (house.store.kind === 'postgres' && (await ledger.readOn())) continue;
          return decided;
        }
        const told = await ledger.add(who, decided.value);
        if (!told) continue;
        house.onStep(this, told);
        return this.numbered(who.by, told.seq);
      }
      return problem('busy', 'The table is busy; try again.');
    });
  }

  /** As whoever acted counts. */
  private numbered(by: string | null, seq: number): Outcome<{ readonly seq: number }> {
    const { state } = this.ledger;
    return { ok: true, value: { seq: numberFor(state, viewerOf(state, by), seq) } };
  }

  /** Something in the log was blotted out: what is in memory forgets it too. */
  reread(): Promise<void> {
    return this.inTurn(() => this.ledger.reload());
  }

  /** Another node wrote: everybody here is told. */
  async catchUp(): Promise<void> {
    await this.inTurn(() => this.ledger.readOn());
  }

  /** Whoever looks at it here is told that there is no such table any more; `forget` takes it out of the store. */
  leave(forget: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      await forget();
      this.isGone = true;
      const { problem: gone } = DELETED;
      this.audience.dismiss(
        JSON.stringify({ type: 'problem', table: this.id, problem: gone } satisfies ServerMessage),
      );
    });
  }

  /** Clocks do not run out when those who watch here were told. */
  tellTimes(): Promise<void> {
    return this.inTurn((state) => this.audience.tellTimes(state));
  }

  look(who: Person | null, since: number): Promise<TableMessage> {
    return this.inTurn((state) => this.audience.look(state, who, since));
  }

  /** Until the returned function is called. */
  watch(watcher: Watcher, since: number): Promise<() => void> {
    return this.inTurn(async (state) => {
      await this.audience.join(state, watcher, since);
      this.presenceChanged();
      watcher.onJoin?.((isSilent) => {
        if (this.audience.silence(watcher, isSilent)) this.presenceChanged();
      });
      return () => {
        if (!this.audience.leave(watcher)) return;
        this.touched = Date.now();
        this.presenceChanged();
      };
    });
  }

  private presenceChanged(): void {
    this.house.onPresence(this);
    this.audience.gatherPresence(() => this.ledger.state);
  }

  /** Others came to another node, or went from there. */
  othersChanged(gone: readonly string[]): void {
    this.audience.presence.noteGone(gone);
    this.audience.gatherPresence(() => this.ledger.state);
  }

  /** A bot plays for whoever has been away for long, one after the other. */
  async coverLongAway(): Promise<void> {
    const seats = await this.read(({ sitters }) => sitters.map((_, seat) => seat));
    for (const seat of seats.filter((one) => this.isLongAway(one)))
      await this.serve((state) => coverLine(state, seat));
  }

  private isLongAway(seat: Seat): boolean {
    const { sitters, pace } = this.ledger.state;
    const sitter = sitters[seat];
    return sitter?.kind === 'person' && this.audience.presence.isLongAway(sitter.person, pace);
  }
}
