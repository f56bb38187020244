import type { MatchRecord } from '@quartet/core';
import type { Act, Person, TableLine, TableMessage, TablePlan } from '@quartet/protocol';
import { Allowances } from '../allowance.ts';
import { BotPool } from '../bots/bot-pool.ts';
import type { Deadline, Store } from '../store/store.ts';
import { playBotTurn } from './bot-turns.ts';
import { bringsDecision, type Decision, decisionOf, type Waiting } from './decision.ts';
import type { Outcome, TableService, Watcher } from './doors.ts';
import { forgetTable } from './forget-table.ts';
import { newTableId, rematchId } from './ids.ts';
import { type Inspected, inspect } from './inspect.ts';
import { type Created, type Line, writeLine } from './lines.ts';
import { Lists } from './lists.ts';
import { NameBook } from './names.ts';
import { lineOf, rematchOf } from './new-table.ts';
import { playOrderedTurn } from './orders.ts';
import { problem } from './problem.ts';
import { type House, Room } from './room.ts';
import { summaryOf } from './summary.ts';
import { TableState, type Told } from './table-state.ts';
import { type Here, Whereabouts } from './whereabouts.ts';

/** How long a node sees to a bot's turn before another may. */
const LEASE = 5_000;
/** A room nobody watches or asks for is let go after this long. */
const REST = 30_000;
/** In place of a seq: the table was deleted. */
const GONE = Number.MAX_SAFE_INTEGER;

/** After these it may be somebody's turn who does not know it yet. */
const PASSES_ON: ReadonlySet<Line['kind']> = new Set<Line['kind']>(['started', 'moved', 'resumed']);

export interface TablesOptions {
  readonly botFloor: number;
  readonly botBudget: number;
  /** Threads for bots; 0: other nodes think. */
  readonly workers: number;
  /** Somebody must move at a table whose host wants to be called. */
  onTurn?(call: {
    readonly url: string;
    readonly table: string;
    readonly game: string;
    readonly name: string;
  }): void;
  /** The match at this table has just ended; everybody there has been told. */
  onOver?(table: string): void;
  /** A line of this node has brought a decision to a person at a slow table. */
  onDecision?(waiting: Waiting): void;
  /** Something broke that nobody asked for in particular. */
  onError(error: unknown, where: string): void;
}

/** All tables of this node. Any node serves any table: what it has in memory is a cache of the log. */
export class Tables implements TableService {
  private readonly store: Store;
  private readonly options: TablesOptions;
  private readonly house: House;
  private readonly names: NameBook;
  private readonly lists: Lists;
  /** With when each was last asked for: between that and its use it must not be let go. */
  private readonly rooms = new Map<string, { readonly opening: Promise<Room | null>; asked: number }>();
  /** Rooms with watchers, whose presence other nodes want to know. */
  private readonly watched = new Map<string, Room>();
  private readonly whereabouts: Whereabouts;
  readonly pool: BotPool | null;
  /** Bot turns this node works on, by table. */
  private readonly turns = new Map<string, { isDirty: boolean; done: Promise<void> }>();
  /** Counted by person, whichever door they come through. */
  private readonly chats = new Allowances({ perSecond: 0.5, burst: 5 });
  private readonly orders = new Allowances({ perSecond: 0.5, burst: 10 });
  moves = 0;

  constructor(store: Store, options: TablesOptions) {
    this.store = store;
    this.options = options;
    this.names = new NameBook(store);
    this.lists = new Lists(store, this.names);
    this.pool = options.workers > 0 ? new BotPool(options.workers) : null;
    this.house = {
      store,
      names: this.names,
      botFloor: options.botFloor,
      lease: this.pool ? LEASE : 0,
      onStep: (room, told) => this.onStep(room, told),
      elsewhere: (table) => this.whereabouts.at(table),
      onPresence: (room) => this.onPresence(room),
    };
    this.whereabouts = new Whereabouts(store, {
      here: () => this.here(),
      onChange: (table, gone) => this.onElsewhere(table, gone),
    });
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

  async create(host: Person, plan: TablePlan): Promise<Outcome<{ readonly table: string }>> {
    const planned = lineOf(plan, host);
    if (!planned.ok) return planned;
    const table = newTableId();
    await this.begin(table, planned.value, host.id);
    return { ok: true, value: { table } };
  }

  /** The first entry of a log. If it is there already, somebody else made the same table. */
  private async begin(table: string, line: Created, by: string): Promise<void> {
    const at = Date.now();
    const entry = { table, seq: 1, at, by, id: null, hash: null, ...writeLine(line) };
    const state = TableState.begin(entry, null);
    const people = line.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.person] : []));
    await this.store.append({ entry, summary: summaryOf(state, at), deadline: null, people });
  }

  async act(table: string, by: Person, id: string, act: Act): Promise<Outcome<{ readonly seq: number }>> {
    const room = await this.room(table);
    if (!room) return problem('no-table', 'There is no such table.', 'table');
    if (act.type === 'chat' && !this.chats.take(by.id))
      return problem('too-fast', 'Too many chat messages; wait a few seconds.', 'act');
    if (act.type === 'order' && !this.orders.take(by.id))
      return problem('too-fast', 'Too many orders; wait a few seconds.', 'act');
    if (act.type === 'rematch') await this.prepareRematch(room, by);
    return room.act(by, id, act);
  }

  /** The next table exists before anybody is told of it. */
  private async prepareRematch(room: Room, by: Person): Promise<void> {
    const next = await room.read((state) =>
      state.status === 'over' && state.rematch === null && state.seatOf(by.id) !== null
        ? rematchOf(state)
        : null,
    );
    if (next) await this.begin(rematchId(room.id), next, by.id);
  }

  async look(table: string, who: Person | null, since: number): Promise<TableMessage | null> {
    const room = await this.fresh(table);
    return room ? room.look(who, since) : null;
  }

  async watch(table: string, watcher: Watcher, since: number): Promise<(() => void) | null> {
    const room = await this.fresh(table);
    return room ? room.watch(watcher, since) : null;
  }

  async record(table: string): Promise<MatchRecord | null> {
    const room = await this.fresh(table);
    return room ? room.read(({ match }) => match?.record() ?? null) : null;
  }

  byCode(code: string): Promise<string | null> {
    return this.lists.byCode(code);
  }

  mine(person: Person): Promise<TableLine[]> {
    return this.lists.mine(person);
  }

  open(): Promise<TableLine[]> {
    return this.lists.open();
  }

  /** The room of a table, from memory or from its log. */
  private room(table: string): Promise<Room | null> {
    const known = this.rooms.get(table);
    if (known) {
      known.asked = Date.now();
      return known.opening;
    }
    const opening = Room.open(this.house, table);
    this.rooms.set(table, { opening, asked: Date.now() });
    void opening.then(
      (room) => room ?? this.rooms.delete(table),
      () => this.rooms.delete(table),
    );
    return opening;
  }

  /** Up to date with what other nodes wrote. */
  private async fresh(table: string): Promise<Room | null> {
    const isKnown = this.rooms.has(table);
    const room = await this.room(table);
    if (room && isKnown && this.store.kind === 'postgres') await room.catchUp();
    return room;
  }

  private onPresence(room: Room): void {
    if (room.isWatched) this.watched.set(room.id, room);
    else this.watched.delete(room.id);
    this.whereabouts.say(room.id, room.presence.local);
  }

  private onElsewhere(table: string, gone: readonly string[]): void {
    void this.rooms.get(table)?.opening.then(
      (room) => room?.othersChanged(gone),
      () => undefined,
    );
  }

  private *here(): Iterable<readonly [string, Here]> {
    for (const [table, room] of this.watched) yield [table, room.presence.local];
  }

  private onStep(room: Room, told: Told): void {
    if (told.line.kind === 'moved') this.moves++;
    if (told.line.kind === 'moved' && room.isOver) this.options.onOver?.(room.id);
    void this.takeUp(room);
    this.callHost(room, told).catch((error) => this.options.onError(error, `table ${room.id}`));
    const waiting = room.waiting;
    if (waiting && bringsDecision(told, waiting.person)) this.options.onDecision?.(waiting);
  }

  /** Who must decide at a slow table; null: nobody who has to be told. */
  async decision(table: string): Promise<Decision | null> {
    const room = await this.fresh(table);
    const found = await room?.read(decisionOf);
    return found ? { ...found, isHere: room!.isHere(found.person) } : null;
  }

  /** Orders are carried out and bots move here until a person must decide. A step made meanwhile is looked at too. */
  private takeUp(room: Room): Promise<void> {
    const running = this.turns.get(room.id);
    if (running) running.isDirty = true;
    if (running) return running.done;
    const turns = { isDirty: true, done: Promise.resolve() };
    this.turns.set(room.id, turns);
    turns.done = this.playTurns(room, this.pool, turns)
      .catch((error) => this.options.onError(error, `table ${room.id}`))
      .finally(() => this.turns.delete(room.id));
    return turns.done;
  }

  private async playTurns(room: Room, pool: BotPool | null, turns: { isDirty: boolean }): Promise<void> {
    const { botFloor: floor, botBudget: budget } = this.options;
    while (turns.isDirty) {
      turns.isDirty = false;
      await playOrderedTurn(room, floor);
      if (pool) await playBotTurn(room, pool, { floor, budget });
    }
  }

  /** Once per turn: not for what passes no turn on, nor for whoever has just decided and must go on. */
  private async callHost(room: Room, { entry, line }: Told): Promise<void> {
    const { onTurn } = this.options;
    if (!onTurn || !PASSES_ON.has(line.kind)) return;
    const call = await room.read((state) => {
      const sitter = state.actor === null ? undefined : state.sitters[state.actor];
      if (!state.webhook || state.status !== 'playing' || sitter?.kind !== 'person' || sitter.cover)
        return null;
      return { url: state.webhook, table: state.id, game: state.game.id, person: sitter.person };
    });
    if (!call || call.person === entry.by) return;
    const names = await this.names.of([call.person]);
    const { person, ...rest } = call;
    onTurn({ ...rest, name: names.get(person)?.name ?? '–' });
  }

  /** All of a match, for whoever runs the server; at a running one everybody is told. */
  async inspect(table: string): Promise<Outcome<Inspected>> {
    const room = await this.fresh(table);
    return room ? inspect(room) : problem('no-table', 'There is no such table.', 'params.table');
  }

  /** Deletes a table with its log. False: there is none. */
  async remove(table: string): Promise<boolean> {
    if (!(await this.store.lengths([table])).has(table)) return false;
    // One whose log cannot be replayed any more can be deleted all the same.
    const room = await this.fresh(table).catch(() => null);
    const forget = (): Promise<void> => forgetTable(this.store, table);
    await (room ? this.drop(room, forget) : forget());
    this.store.hint(table, GONE);
    return true;
  }

  private async drop(room: Room, forget: () => Promise<void>): Promise<void> {
    await room.leave(forget);
    this.watched.delete(room.id);
    this.rooms.delete(room.id);
  }

  private onHint(table: string, seq: number): void {
    void this.rooms
      .get(table)
      ?.opening.then((room) => (room && seq === GONE ? this.drop(room, async () => {}) : room?.catchUp()))
      .catch((error) => this.options.onError(error, `table ${table}`));
  }

  /** A deadline this node has claimed: a bot's turn that another node left, or somebody's time. */
  async fire({ table }: Deadline): Promise<void> {
    const room = await this.fresh(table);
    if (room) await this.takeUp(room);
  }

  /** Reads what hints may have missed, and lets go of rooms at rest. */
  async tidy(): Promise<void> {
    const now = Date.now();
    for (const [table, { opening, asked }] of this.rooms) {
      if (now - asked <= REST) continue;
      const room = await opening.catch(() => null);
      const isAsked = this.rooms.get(table)?.asked !== asked;
      if (!isAsked && !room?.isWatched && !this.turns.has(table) && now - (room?.touched ?? 0) > REST)
        this.rooms.delete(table);
    }
    if (this.store.kind !== 'postgres') return;
    const watched = [...this.rooms.keys()];
    const lengths = await this.store.lengths(watched);
    for (const [table, seq] of lengths) {
      const room = await this.rooms.get(table)?.opening;
      if (room && (await room.read((state) => state.seq)) < seq) await room.catchUp();
    }
  }

  /** This person has another name now, or none. */
  renamed(person: string): void {
    this.names.forget(person);
  }

  /** Something in this table's log was blotted out: its memory forgets it too. */
  async reread(table: string): Promise<void> {
    const room = await this.rooms.get(table)?.opening;
    await room?.reread();
  }

  async close(): Promise<void> {
    this.whereabouts.close();
    await this.pool?.close();
    await Promise.all([...this.turns.values()].map(({ done }) => done));
  }
}
