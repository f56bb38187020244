import { assert, type MatchRecord } from '@quartet/core';
import type { Act, Person, TableLine, TableMessage, TablePlan } from '@quartet/protocol';
import { askFor } from '../asker.ts';
import { isKeptAway } from '../people/circle.ts';
import { Invitations } from '../people/invitations.ts';
import { outOfRange, rangeOf } from '../ratings/rating-range.ts';
import { type Deadline, NoPerson, type Store } from '../store/store.ts';
import { ActAllowances } from './act-allowances.ts';
import { bringsDecision, type Decision, decisionOf } from './decision.ts';
import type { Outcome, TableService, Watcher } from './doors.ts';
import { sealOpenTable, startedLine } from './draw-luck.ts';
import { coverLine, type EndedTable, endedTable } from './ended-table.ts';
import { forgetTable } from './forget-table.ts';
import { HouseTime } from './house-time.ts';
import { type Inspected, inspect } from './inspect.ts';
import { leaveTable } from './leave-table.ts';
import type { LineOf, Told } from './lines.ts';
import { hostOfListing, ListedTables } from './listed-tables.ts';
import { Lists } from './lists.ts';
import { MOMENT } from './luck.ts';
import { NameBook } from './names.ts';
import { nudgeOf } from './nudge.ts';
import { OpenList } from './open-list.ts';
import { missingPerson, noTable, problem } from './problem.ts';
import type { House, Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { REST } from './round-rest.ts';
import { TableCreation } from './table-creation.ts';
import { TableLimits } from './table-limits.ts';
import type { TablesOptions } from './tables-options.ts';
import { turnCall } from './turn-call.ts';
import { Turns } from './turns.ts';
import { type Here, Whereabouts } from './whereabouts.ts';

/** How long a node sees to a bot's turn before another may. */
const LEASE = 5_000;
/** In place of a seq: the table was deleted; something in its log was blotted out. */
const GONE = Number.MAX_SAFE_INTEGER;
const BLOTTED = GONE - 1;

/** All tables of this node. Any node serves any table: what it has in memory is a cache of the log. */
export class Tables implements TableService {
  /** What all clocks here run by. */
  readonly time: HouseTime;
  private readonly store: Store;
  private readonly options: TablesOptions;
  private readonly house: House;
  private readonly names: NameBook;
  private readonly lists: Lists;
  private readonly rooms: Rooms;
  readonly turns: Turns;
  /** Rooms with watchers, whose presence other nodes want to know. */
  private readonly watched = new Map<string, Room>();
  private readonly whereabouts: Whereabouts;
  private readonly openList: OpenList;
  private readonly listed: ListedTables;
  private readonly creation: TableCreation;
  private readonly invitations: Invitations;
  private readonly allowances = new ActAllowances();
  private readonly limits: TableLimits;
  /** Made here since the node started. */
  moves = 0;

  constructor(store: Store, options: TablesOptions) {
    const { botFloor, botBudget, workers, onError } = options;
    this.store = store;
    this.time = new HouseTime(store, options.clocks, options.isOpen);
    this.options = options;
    this.names = new NameBook(store);
    this.invitations = new Invitations(store);
    this.lists = new Lists(store, this.names, this.time, this.invitations);
    this.turns = new Turns({ floor: botFloor, budget: botBudget, workers, onError });
    this.house = {
      store,
      time: this.time,
      names: this.names,
      botFloor,
      lease: workers > 0 ? LEASE : 0,
      onStep: (room, told) => this.onStep(room, told),
      elsewhere: (table) => this.whereabouts.at(table),
      onPresence: (room) => this.onPresence(room),
    };
    this.listed = new ListedTables(store);
    this.limits = new TableLimits(store);
    const { house: stepping, listed, limits } = this;
    this.creation = new TableCreation({ store, listed, limits, stepping, drawCode: options.drawCode });
    this.rooms = new Rooms(this.house);
    this.whereabouts = new Whereabouts(store, {
      here: () => this.here(),
      onChange: (table, gone) => this.onElsewhere(table, gone),
    });
    this.openList = new OpenList(
      () => this.lists.seen(),
      (error) => onError(error, 'open tables'),
    );
    store.onHint((table, seq) => this.onHint(table, seq));
  }

  get inMemory(): number {
    return this.rooms.size;
  }

  /** Nodes that serve tables just now, as far as this one knows. */
  get nodes(): number {
    return this.whereabouts.nodes;
  }

  /** Bots whose turn it is and who think or wait. */
  get thinking(): number {
    return this.turns.size;
  }

  async create(
    host: Person,
    plan: TablePlan,
    address: string | null = null,
  ): Promise<Outcome<{ readonly table: string }>> {
    const made = await this.creation.create(host, plan, address);
    if (!made.ok) return made;
    this.openList.changed();
    // Nobody has it in memory: it is for those who look for a table at other nodes.
    if (plan.listed) this.store.hint(made.value.table, 1);
    return made;
  }

  /** A table of a duplicate evening, dealt at once. Done again, by whichever node, it changes nothing; says whether it was new. */
  async deal(table: string, line: Omit<LineOf<'created'>, 'code'>, secret: string): Promise<boolean> {
    const { id, deal, seals } = line.event!;
    assert(seals[deal - 1] !== undefined, `event ${id}: deal ${deal} was never sealed`);
    if (!(await this.store.lengths([table])).has(table))
      await this.creation.beginWithoutMissing(table, line, line.host, {
        stored: `secret:${secret}`,
        seal: seals[deal - 1]!,
      });
    const room = await this.rooms.fresh(table);
    let isNew = false;
    await room?.serve((state) => {
      isNew = state.status === 'open';
      return isNew ? { line: startedLine(state) } : null;
    });
    return isNew;
  }

  /** What came of a table of a duplicate evening; null: it is not over. Bots play for those who are long away. */
  async ending(table: string): Promise<EndedTable | null> {
    const room = await this.rooms.fresh(table);
    if (!room) return null;
    const ended = await room.read(endedTable);
    if (!ended) await room.coverLongAway();
    return ended;
  }

  /** A bot plays for this person at a table of a duplicate evening that they have left. */
  async cover(table: string, person: string): Promise<void> {
    const room = await this.rooms.open(table);
    await room?.serve((state) => coverLine(state, state.seatOf(person)));
  }

  /** Whether this person may chat at a table of a duplicate evening, as its host has settled for all of them. */
  async hush(table: string, person: string, on: boolean): Promise<void> {
    const room = await this.rooms.open(table);
    await room?.serve((state) =>
      state.hushed.has(person) === on ? null : { line: { kind: 'hushed', person, on } },
    );
  }

  async act(table: string, by: Person, id: string, act: Act): Promise<Outcome<{ readonly seq: number }>> {
    const now = this.time.now();
    const acted = this.allowances.within(by.id, act, async () => {
      const room = await this.rooms.open(table);
      if (!room) return noTable('table');
      if ((act.type === 'sit' || act.type === 'ask') && (await this.isKeptAway(room, by.id)))
        return problem('blocked', 'The host of this table does not want you to sit there.');
      const range = act.type === 'sit' ? await room.read(rangeOf) : null;
      const outside = range && (await outOfRange(this.store, range, by.id));
      if (outside) return outside;
      if (act.type === 'rematch') await this.creation.prepareRematch(room, by);
      if (act.type === 'start' && room.isBare) await sealOpenTable(room);
      const done = () => room.act(by, id, act, now);
      const host = await hostOfListing(room, act);
      const listed = host === null ? done : () => this.listed.within(table, host, done);
      return act.type === 'start' || act.type === 'sit'
        ? this.limits.within(by.id, act.type, listed)
        : listed();
    });
    return acted.catch(async (error) => {
      const refusal = missingPerson(error, by.id);
      // What they asked for and what they host must not wait for them.
      if (error instanceof NoPerson) await this.leave(table, error.person);
      return refusal;
    });
  }

  private async isKeptAway(room: Room, person: string): Promise<boolean> {
    const host = await room.read((state) => state.host);
    return host !== person && isKeptAway(this.store, host, person);
  }

  async look(table: string, who: Person | null, since: number): Promise<TableMessage | null> {
    const room = await this.rooms.fresh(table);
    return room && !(await this.isClosed(room, who)) ? room.look(who, since) : null;
  }

  watch(table: string, watcher: Watcher, since: number): Promise<(() => void) | null> {
    return askFor(watcher.person?.id ?? 'visitors', () => this.join(table, watcher, since));
  }

  private async join(table: string, watcher: Watcher, since: number): Promise<(() => void) | null> {
    const room = await this.rooms.fresh(table);
    if (room?.isBare) await sealOpenTable(room);
    return room && !(await this.isClosed(room, watcher.person)) ? room.watch(watcher, since) : null;
  }

  /**
   * Whether nobody but those who sit there may know of it: while a deal of a duplicate evening is played anywhere, who
   * has played it tells nothing, and who looks on could.
   */
  private async isClosed(room: Room, who: Person | null): Promise<boolean> {
    const { event } = room;
    if (!event || (who && (await room.read((state) => state.seatOf(who.id))) !== null)) return false;
    return !((await this.options.isDealOpen?.(event.id, event.deal)) ?? true);
  }

  /** Whether its record has to wait until other tables have played the same deal. */
  async isSealed(table: string): Promise<boolean> {
    const room = await this.rooms.fresh(table);
    return room !== null && this.isClosed(room, null);
  }

  async record(table: string): Promise<MatchRecord | null> {
    const room = await this.rooms.fresh(table);
    return room && !(await this.isClosed(room, null)) ? room.read((state) => state.record()) : null;
  }

  async byCode(code: string): Promise<string | null> {
    const table = await this.lists.byCode(code);
    const room = table === null ? null : await this.rooms.fresh(table);
    return room && !(await this.isClosed(room, null)) ? table : null;
  }

  mine(person: Person): Promise<TableLine[]> {
    return this.lists.mine(person);
  }

  open(): Promise<readonly TableLine[]> {
    return this.lists.open();
  }

  running(): Promise<readonly TableLine[]> {
    return this.lists.running();
  }

  watchOpen(tell: () => void): () => void {
    return this.openList.watch(tell);
  }

  private onPresence(room: Room): void {
    if (room.isWatched) this.watched.set(room.id, room);
    else this.watched.delete(room.id);
    this.whereabouts.say(room.id, room.here);
  }

  /** Whether somebody looks at this table, through whichever node. */
  isAttended(table: string): boolean {
    const { people, visitors } = this.whereabouts.at(table);
    return this.watched.has(table) || people.length + visitors > 0;
  }

  private onElsewhere(table: string, gone: readonly string[]): void {
    void this.rooms.inMemory(table).then(
      (room) => room?.othersChanged(gone),
      () => undefined,
    );
  }

  private *here(): Iterable<readonly [string, Here]> {
    for (const [table, room] of this.watched) yield [table, room.here];
  }

  private onStep(room: Room, told: Told): void {
    const { onOver, onEventTable, onDecision, onTurn, onNudge, onError } = this.options;
    this.openList.changed();
    if (told.line.kind === 'seated')
      this.invitations
        .decline(told.line.person, room.id)
        .catch((error) => onError(error, `table ${room.id}`));
    if (told.line.kind === 'moved') this.moves++;
    if (told.line.kind === 'moved' && room.isOver) onOver?.(room.id);
    if (told.line.kind === 'moved' && room.isOver && room.event) onEventTable?.(room.event.id);
    void this.turns.takeUp(room);
    if (told.line.kind === 'called') this.turns.later(room, MOMENT + 20);
    if (told.line.kind === 'moved' && room.isResting) this.turns.later(room, REST + 20);
    if (onTurn)
      turnCall(room, told, this.names)
        .then((call) => call && onTurn(call))
        .catch((error) => onError(error, `table ${room.id}`));
    if (onNudge)
      nudgeOf(room, told, this.names)
        .then((nudge) => nudge && onNudge(nudge))
        .catch((error) => onError(error, `table ${room.id}`));
    const { waiting } = room;
    if (waiting && bringsDecision(told, waiting.person)) onDecision?.(waiting);
  }

  /** Who must decide at a slow table; null: nobody who has to be told. */
  async decision(table: string): Promise<Decision | null> {
    const room = await this.rooms.fresh(table);
    const found = await room?.read(decisionOf);
    if (!found) return null;
    const until = found.until === null ? null : this.time.daytimeOf(found.until);
    return { ...found, until, isHere: room!.isHere(found.person) };
  }

  /** All of a match, for whoever runs the server; at a running one everybody is told. */
  async inspect(table: string): Promise<Outcome<Inspected>> {
    const room = await this.rooms.fresh(table);
    return room ? inspect(room) : noTable('params.table');
  }

  /** A person who is deleted leaves it; an open table of theirs that nobody else sits at goes. False: not yet. */
  async leave(table: string, person: string): Promise<boolean> {
    const room = await this.rooms.fresh(table);
    const left = room ? await leaveTable(room, person) : 'left';
    if (left === 'empty') await this.remove(table);
    return left !== 'drawing';
  }

  /** Deletes a table with its log. False: there is none. */
  async remove(table: string): Promise<boolean> {
    if (!(await this.store.lengths([table])).has(table)) return false;
    // One whose log cannot be replayed any more can be deleted all the same.
    const room = await this.rooms.fresh(table).catch(() => null);
    const forget = (): Promise<void> => forgetTable(this.store, table);
    await (room ? this.drop(room, forget) : forget());
    this.openList.changed();
    this.store.hint(table, GONE);
    return true;
  }

  private async drop(room: Room, forget: () => Promise<void>): Promise<void> {
    await room.leave(forget);
    this.watched.delete(room.id);
    this.rooms.forget(room.id);
  }

  private onHint(table: string, seq: number): void {
    this.openList.changed();
    this.rooms
      .inMemory(table)
      .then((room) => {
        if (seq === GONE) return room && this.drop(room, async () => {});
        return seq === BLOTTED ? room?.reread() : room?.catchUp();
      })
      .catch((error) => this.options.onError(error, `table ${table}`));
  }

  /** A deadline this node has claimed: a bot's turn that another node left, or somebody's time. */
  async fire({ table, kind }: Deadline): Promise<void> {
    if (kind === 'event') return this.options.onEvent?.(table);
    const room = await this.rooms.fresh(table);
    if (room) await this.turns.takeUp(room);
  }

  /** Clocks stood still, or that of the machine was set: people are told what they have left. */
  async tellTimes(): Promise<void> {
    for (const room of [...this.watched.values()]) await room.tellTimes();
  }

  /** Reads what hints may have missed, and lets go of rooms at rest. */
  tidy(now = Date.now()): Promise<void> {
    return this.rooms.tidy((table) => this.turns.isAt(table), now);
  }

  /** This person has another name now, or none. */
  renamed(person: string): void {
    this.names.forget(person);
  }

  /** Something in this table's log was blotted out: the memory of all nodes forgets it too. */
  async reread(table: string): Promise<void> {
    this.store.hint(table, BLOTTED);
    await (await this.rooms.inMemory(table))?.reread();
  }

  async close(): Promise<void> {
    this.whereabouts.close();
    await this.turns.close();
  }
}
