import { hash } from 'node:crypto';
import { findGame } from '@quartet/catalog';
import {
  type Allowed,
  assert,
  type Game,
  Match,
  type MatchRecord,
  resolveTable,
  type Seat,
  type Shapes,
  type Viewer,
} from '@quartet/core';
import type { Pace, Series, Status } from '@quartet/protocol';
import type { StoredTable } from '../store/store.ts';
import { Agreement } from './agreement.ts';
import { TableClock } from './clock.ts';
import { DealtIn } from './dealt-in.ts';
import { GivenOrders } from './given-orders.ts';
import { kindOf } from './line-kinds.ts';
import {
  type Line,
  type LineOf,
  type Options,
  peopleAmong,
  type Ratings,
  readEntry,
  type Sitter,
  type Step,
  type TableOfEvent,
  type Told,
} from './lines.ts';
import { LuckOfTable } from './luck.ts';
import { interruptOf } from './orders.ts';
import { Questions } from './question.ts';
import { type Rest, withGone } from './round-rest.ts';
import { covered, hostAfter, personAt, seated, seatIn, zoneOf } from './seating.ts';

/** A table as its log makes it. Only the server holds it: views of it go out. */
export class TableState {
  readonly id: string;
  readonly game: Game;
  readonly code: string;
  readonly seats: number;
  host: string;
  /** The options as the log has them. */
  written: Options;
  pace: Pace;
  listed: boolean;
  sitters: Sitter[];
  first: number | null;
  commitment: string | null = null;
  match: Match | null = null;
  isPaused = false;
  /** People have agreed to leave the match at that. */
  isEnded = false;
  /** Of which duplicate evening; null: a table like any. */
  readonly event: TableOfEvent | null;
  series: Series | null;
  /** Whether the end of a round waits for everybody. */
  readonly rests: boolean;
  /** A round has ended, and some still look at it. */
  rest: Rest | null = null;
  /** When the last pause began, and how many there were. */
  pausedAt = 0;
  pauses = 0;
  /** How many decisions were taken back. */
  undone = 0;
  readonly clock: TableClock;
  readonly hushed = new Set<string>();
  /** Whether those who only watch may chat. */
  openChat = false;
  webhook: string | null = null;
  rematch: string | null = null;
  /** Whether the match counts for ratings. */
  rated: boolean;
  ratings: Ratings | null;
  readonly agreement = new Agreement();
  readonly questions = new Questions();
  /** When people were last nudged, by id. */
  readonly nudges = new Map<string, number>();
  readonly orders = new GivenOrders();
  /** Whether some line is known to one person only. */
  hasPrivate = false;
  seq = 0;
  /** Which acts are in the log, by id, and under which seq. */
  readonly acts = new Map<string, number>();
  readonly told: Told[] = [];
  /** Everybody who ever did something here, by id. */
  private readonly doers = new Set<string>();
  readonly dealtIn = new DealtIn();
  /** As the store has it: no watcher ever sees it. */
  secret: string | null;
  readonly luck: LuckOfTable;
  /** Whether who begins is drawn with the deal. */
  private readonly drawsFirst: boolean;

  private constructor(id: string, line: LineOf<'created'>, secret: string | null) {
    const game = findGame(line.game);
    assert(game !== undefined, `table ${id}: no game "${line.game}"`);
    assert(game.version === line.rules, `table ${id}: ${game.id} was started under rules ${line.rules}`);
    this.id = id;
    this.game = game;
    this.code = line.code;
    this.seats = line.seats;
    this.host = line.host;
    this.written = line.options;
    this.pace = line.pace;
    this.listed = line.listed;
    this.sitters = [...line.sitters];
    this.first = line.first;
    this.rated = line.rated ?? true;
    this.series = line.series ?? null;
    this.rests = line.rests ?? false;
    this.ratings = line.ratings ?? null;
    this.clock = new TableClock(line.seats);
    this.secret = secret;
    this.event = line.event ?? null;
    this.luck = new LuckOfTable(id, line.seal ?? null, this.event);
    this.drawsFirst = line.first === null;
  }

  static begin(id: string, first: Step, secret: string | null): TableState {
    const { line } = first;
    assert(line.kind === 'created', `table ${id}: its log begins with "${line.kind}"`);
    const state = new TableState(id, line, secret);
    state.apply(first);
    return state;
  }

  /**
   * Replays a whole log; `hear` is told of each step right after it. The deadline of the store wins: where lines do
   * not tell the house time yet, it was moved on by the time the server was down.
   */
  static load(
    { entries, seed, deadline }: Omit<StoredTable, 'summary'>,
    hear?: (told: Told, state: TableState) => void,
  ): TableState {
    const [first, ...later] = entries;
    const state = TableState.begin(first!.table, readEntry(first!), seed);
    for (const entry of later) {
      const told = state.apply(readEntry(entry));
      hear?.(told, state);
    }
    if (deadline?.kind === 'clock' && state.clock.until !== null) state.clock.until = deadline.at;
    return state;
  }

  get status(): Status {
    if (!this.match) return 'open';
    if (this.match.over || this.isEnded) return 'over';
    return this.isPaused ? 'paused' : 'playing';
  }

  /** Whether cards are dealt and the end is not reached. */
  get isRunning(): boolean {
    return this.status === 'playing' || this.status === 'paused';
  }

  /** Those to play by: what the game gained since they were written is at its default. */
  get options(): Options {
    return resolveTable(this.game, { seats: this.seats, first: 0, options: this.written }).options;
  }

  /** The seat that must decide, while the match runs. */
  get actor(): Seat | null {
    return this.match && this.status !== 'over' ? this.match.actor : null;
  }

  /** The seat whose move the table waits for: nobody's while it is paused, or the end of a round is looked at. */
  get mover(): Seat | null {
    return this.status === 'playing' && !this.rest ? this.actor : null;
  }

  seatOf(person: string): Seat | null {
    return seatIn(this.sitters, person);
  }

  /** Everybody who sits here, by id. */
  get people(): string[] {
    return peopleAmong(this.sitters);
  }

  /** Whether this person sits here, or has done something here. */
  isKnown(person: string): boolean {
    return this.seatOf(person) !== null || this.doers.has(person);
  }

  /** When the last thing happened here. */
  get lastAt(): number {
    return this.told.at(-1)!.at;
  }

  /** When something last happened that is not one person's secret. */
  get lastPublicAt(): number {
    return this.told.findLast(({ line }) => kindOf(line).told === 'all')!.at;
  }

  /** Of everything there is, hidden cards too: two nodes that agree on it agree on the game. */
  hash(): string {
    return hash('sha256', JSON.stringify(this.match!.view('referee'))).slice(0, 32);
  }

  /** The next step of the log. `allowed`: its move, where it has just been judged. */
  apply(step: Step, allowed: Allowed<Shapes> | null = null): Told {
    const { seq, at, id, line } = step;
    const kind = kindOf(line);
    assert(kind !== undefined, `table ${this.id}: entry ${seq} is "${line.kind}", which is not known here`);
    assert(seq === this.seq + 1, `table ${this.id}: entry ${seq} after ${this.seq}`);
    const ply = line.kind === 'moved' ? this.match!.ply : null;
    if (this.match) this.dealtIn.hear(line, this.sitters);
    const events = this.follow(line, at, allowed);
    this.questions.hear(line, step.by);
    this.seq = seq;
    if (id !== null) this.acts.set(id, seq);
    if (step.by !== null) this.doers.add(step.by);
    if (step.by !== null) this.agreement.came(step.by);
    if (kind.told === 'seat') this.hasPrivate = true;
    const told = { ...step, ply, events };
    this.told.push(told);
    return told;
  }

  private follow(line: Line, at: number, allowed: Allowed<Shapes> | null): readonly Shapes['Event'][] {
    switch (line.kind) {
      case 'settled':
        this.written = line.options ?? this.written;
        this.pace = line.pace ?? this.pace;
        this.listed = line.listed ?? this.listed;
        this.openChat = line.openChat ?? this.openChat;
        this.rated = line.rated ?? this.rated;
        this.ratings = line.ratings ?? this.ratings;
        this.host = line.host ?? this.host;
        if (line.series) this.series = { ...(this.series ?? { games: 0, wins: {} }), goal: line.series };
        this.agreement.settle(line, this.people, this.host);
        break;
      case 'seated':
        this.sitters[line.seat] = seated(line);
        this.agreement.say(line.person, true);
        break;
      case 'stood':
      case 'removed':
        this.sitters[line.seat] = line.bot ? { kind: 'bot', bot: line.bot, left: true } : { kind: 'open' };
        this.orders.drop(line.seat);
        this.host = hostAfter(this.host, this.sitters);
        break;
      case 'botted':
        this.sitters[line.seat] = { kind: 'bot', bot: line.bot };
        break;
      case 'swapped': {
        const [a, b] = line.seats;
        [this.sitters[a], this.sitters[b]] = [this.sitters[b]!, this.sitters[a]!];
        // In a rematch it is settled who begins, wherever they sit.
        if (this.first === a || this.first === b) this.first = this.first === a ? b : a;
        break;
      }
      case 'sealed':
        this.luck.seal = line.seal;
        break;
      case 'promised':
        this.luck.promise(personAt(this.sitters, line.seat)!, line.promise);
        break;
      case 'called':
        this.luck.call(this.sitters, at);
        break;
      case 'contributed':
        this.luck.give(line.seat, line.contribution);
        break;
      case 'started':
        return this.start(line, at);
      case 'moved':
        return this.move(line, at, allowed);
      case 'covered':
      case 'returned':
        this.sitters[line.seat] = covered(
          this.sitters[line.seat]!,
          line.kind === 'covered' ? line.bot : null,
        );
        break;
      case 'paused':
        this.isPaused = true;
        this.pausedAt = at;
        this.pauses++;
        this.rest = null;
        this.clock.pause(line.left);
        break;
      case 'resumed':
        this.isPaused = false;
        this.clock.resume(line.time ?? at);
        // It was paused at the end of a round, when nobody's ran.
        if (this.clock.until === null) this.wind(line.time ?? at, at);
        break;
      case 'extended':
        this.clock.extend(line, this.actor);
        break;
      case 'ordered':
        this.orders.give(line.seat, line.orders);
        break;
      case 'hushed':
        this.hushed[line.on ? 'add' : 'delete'](line.person);
        break;
      case 'webhooked':
        this.webhook = line.url;
        break;
      case 'undone':
        this.undo(line, at);
        break;
      case 'ended':
        this.isEnded = true;
        this.rest = null;
        this.clock.pause(null);
        break;
      case 'readied':
        this.agreement.say(personAt(this.sitters, line.seat)!, line.on);
        break;
      case 'rematched':
        this.rematch = line.table;
        break;
      case 'went':
        this.rest = this.rest && withGone(this.rest, personAt(this.sitters, line.seat)!);
        break;
      case 'rested':
        this.rest = null;
        this.wind(line.time ?? at, at);
        break;
      case 'nudged':
        this.nudges.set(personAt(this.sitters, line.seat)!, at);
        break;
      case 'created':
        for (const person of line.event?.hushed ?? []) this.hushed.add(person);
        if (this.rated) this.agreement.await(this.people);
        break;
      case 'chatted':
      case 'inspected':
      case 'asked':
      case 'answered':
        break;
    }
    return [];
  }

  /** The match as a file; null until the deal. Its luck is in it once the match is over, or for the referee. */
  record(viewer: Viewer = 'table'): MatchRecord | null {
    const record = this.match?.record(viewer) ?? null;
    if (record?.seed === undefined) return record;
    const luck = this.luck.open(this.secret, this.drawsFirst ? 'drawn' : 'settled');
    return luck ? { ...record, luck } : record;
  }

  private start(line: LineOf<'started'>, at: number): readonly Shapes['Event'][] {
    const { contributions } = line;
    const seed = contributions ? this.luck.seed(this.secret, contributions) : this.secret;
    assert(seed !== null, `table ${this.id}: started without a seed`);
    if (contributions) this.luck.deal(this.sitters, contributions);
    // Dealt by a server of before, whatever was sealed.
    else this.luck.seal = null;
    this.first = line.first;
    this.commitment = line.commitment;
    this.match = Match.start(
      this.game,
      { seats: this.seats, first: line.first, options: this.written },
      seed,
    );
    this.dealtIn.start(this.sitters);
    this.clock.start(this.pace);
    this.wind(line.time ?? at, at);
    return this.match.opening;
  }

  private move(
    line: LineOf<'moved'>,
    at: number,
    allowed: Allowed<Shapes> | null,
  ): readonly Shapes['Event'][] {
    const match = this.match!;
    const judged = allowed ?? match.judge(line.seat, line.text);
    assert(judged.ok, `table ${this.id}: "${line.text}" of its log is refused`);
    const { events } = match.make(judged);
    if (line.bank !== undefined) this.clock.keep(line.seat, line.bank);
    const isRest = this.rests && !match.over && events.some(({ type }) => type === 'dealt');
    this.rest = isRest && this.pace.kind !== 'days' ? { since: at, went: new Set() } : null;
    this.wind(line.time ?? at, at);
    if (line.byOrder) this.orders.use(line.seat);
    this.orders.endUsed((seat) => interruptOf(this, seat) !== null);
    return events;
  }

  /** The clock of whoever must decide runs from this house time on. */
  private wind(time: number, at: number): void {
    const seat = this.rest ? null : this.actor;
    this.clock.wind(this.pace, seat, time, { at, zone: zoneOf(this.sitters, seat) });
  }

  private undo({ seat, ply, bank, time }: LineOf<'undone'>, at: number): void {
    this.match = this.match!.after(ply);
    this.undone++;
    if (bank !== undefined) this.clock.keep(seat, bank);
    this.wind(time ?? at, at);
  }
}
