import { hash } from 'node:crypto';
import { findGame } from '@quartet/catalog';
import { assert, type Game, Match, resolveTable, type Seat, type Shapes } from '@quartet/core';
import type { Orders, Pace, Status } from '@quartet/protocol';
import type { Entry, StoredTable } from '../store/store.ts';
import { allowance, firstBank } from './clock.ts';
import { type Line, type Options, readLine, type Sitter } from './lines.ts';
import { interruptOf } from './orders.ts';

/** One entry and what it made happen in the match, unredacted. */
export interface Told {
  readonly entry: Entry;
  readonly line: Line;
  readonly ply: number | null;
  readonly events: readonly Shapes['Event'][];
}

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
  /** When the running clock is used up; null: none runs. */
  until: number | null = null;
  private left: number | null = null;
  banks: number[];
  readonly hushed = new Set<string>();
  webhook: string | null = null;
  rematch: string | null = null;
  /** Standing orders by seat, and whether they have decided something already. */
  private readonly orders = new Map<Seat, { readonly orders: Orders; readonly isUsed: boolean }>();
  /** Whether some line is known to one person only. */
  hasPrivate = false;
  seq = 0;
  /** Which acts are in the log, by id, and under which seq. */
  readonly acts = new Map<string, number>();
  readonly told: Told[] = [];
  seed: string | null;

  private constructor(id: string, line: Extract<Line, { kind: 'created' }>, seed: string | null) {
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
    this.banks = Array.from({ length: line.seats }, () => 0);
    this.seed = seed;
  }

  static begin(entry: Entry, seed: string | null): TableState {
    const line = readLine(entry);
    assert(line.kind === 'created', `table ${entry.table}: its log begins with "${line.kind}"`);
    const state = new TableState(entry.table, line, seed);
    state.apply(entry);
    return state;
  }

  /** Replays a whole log. The deadline of the store wins: it has been moved on by the time the server was down. */
  static load({ entries, seed, deadline }: StoredTable): TableState {
    const state = TableState.begin(entries[0]!, seed);
    for (const entry of entries.slice(1)) state.apply(entry);
    if (deadline?.kind === 'clock' && state.until !== null) state.until = deadline.at;
    return state;
  }

  get status(): Status {
    if (!this.match) return 'open';
    if (this.match.over) return 'over';
    return this.isPaused ? 'paused' : 'playing';
  }

  /** Those to play by: what the game gained since they were written is at its default. */
  get options(): Options {
    return resolveTable(this.game, { seats: this.seats, first: 0, options: this.written }).options;
  }

  /** The seat that must decide, while the match runs. */
  get actor(): Seat | null {
    return this.match && !this.match.over ? this.match.actor : null;
  }

  seatOf(person: string): Seat | null {
    const seat = this.sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.person === person);
    return seat < 0 ? null : seat;
  }

  /** When something last happened that is not one person's secret. */
  get lastPublic(): number {
    return this.told.findLast(({ line }) => line.kind !== 'ordered')!.entry.at;
  }

  ordersOf(seat: Seat): Orders | null {
    return this.orders.get(seat)?.orders ?? null;
  }

  /** Of everything there is, hidden cards too: two nodes that agree on it agree on the game. */
  hash(): string {
    return hash('sha256', JSON.stringify(this.match!.view('referee'))).slice(0, 32);
  }

  /** The next entry of the log. */
  apply(entry: Entry): Told {
    assert(entry.seq === this.seq + 1, `table ${this.id}: entry ${entry.seq} after ${this.seq}`);
    const line = readLine(entry);
    const ply = line.kind === 'moved' ? this.match!.ply : null;
    const events = this.follow(line, entry.at);
    this.seq = entry.seq;
    if (entry.id !== null) this.acts.set(entry.id, entry.seq);
    const told = { entry, line, ply, events };
    this.told.push(told);
    return told;
  }

  private follow(line: Line, at: number): readonly Shapes['Event'][] {
    switch (line.kind) {
      case 'settled':
        this.written = line.options ?? this.written;
        this.pace = line.pace ?? this.pace;
        this.listed = line.listed ?? this.listed;
        break;
      case 'seated':
        this.sitters[line.seat] = { kind: 'person', person: line.person, cover: null };
        break;
      case 'stood':
      case 'removed':
        this.sitters[line.seat] = line.bot ? { kind: 'bot', bot: line.bot } : { kind: 'open' };
        this.orders.delete(line.seat);
        this.passHost();
        break;
      case 'botted':
        this.sitters[line.seat] = { kind: 'bot', bot: line.bot };
        break;
      case 'swapped': {
        const [a, b] = line.seats;
        [this.sitters[a], this.sitters[b]] = [this.sitters[b]!, this.sitters[a]!];
        break;
      }
      case 'started':
        return this.start(line, at);
      case 'moved':
        return this.move(line, at);
      case 'covered':
      case 'returned':
        this.cover(line.seat, line.kind === 'covered' ? line.bot : null);
        break;
      case 'paused':
        this.isPaused = true;
        this.left = line.left;
        this.until = null;
        break;
      case 'resumed':
        this.isPaused = false;
        this.until = this.left === null ? null : at + this.left;
        break;
      case 'extended':
        this.banks[line.seat]! += line.seconds * 1000;
        if (this.until !== null && this.actor === line.seat) this.until += line.seconds * 1000;
        break;
      case 'ordered':
        this.hasPrivate = true;
        this.orders.delete(line.seat);
        if (Object.keys(line.orders.choices).length > 0)
          this.orders.set(line.seat, { orders: line.orders, isUsed: false });
        break;
      case 'hushed':
        if (line.on) this.hushed.add(line.person);
        else this.hushed.delete(line.person);
        break;
      case 'webhooked':
        this.webhook = line.url;
        break;
      case 'rematched':
        this.rematch = line.table;
        break;
      default:
        break;
    }
    return [];
  }

  private start(line: Extract<Line, { kind: 'started' }>, at: number): readonly Shapes['Event'][] {
    assert(this.seed !== null, `table ${this.id}: started without a seed`);
    this.first = line.first;
    this.commitment = line.commitment;
    this.match = Match.start(
      this.game,
      { seats: this.seats, first: line.first, options: this.written },
      this.seed,
    );
    this.banks.fill(firstBank(this.pace));
    this.windClock(at);
    return this.match.opening;
  }

  private move(line: Extract<Line, { kind: 'moved' }>, at: number): readonly Shapes['Event'][] {
    const played = this.match!.play(line.seat, line.text);
    assert(played.ok, `table ${this.id}: "${line.text}" of its log is refused`);
    if (line.bank !== undefined) this.banks[line.seat] = line.bank;
    this.windClock(at);
    if (line.byOrder) this.useOrders(line.seat);
    this.endOrders();
    return played.events;
  }

  private useOrders(seat: Seat): void {
    const given = this.orders.get(seat);
    if (given) this.orders.set(seat, { ...given, isUsed: true });
  }

  /** What was ordered for once ends with the interruption it settled: that may take several decisions. */
  private endOrders(): void {
    for (const [seat, { orders, isUsed }] of this.orders)
      if (isUsed && orders.lasts === 'once' && interruptOf(this, seat) === null) this.orders.delete(seat);
  }

  private windClock(at: number): void {
    const seat = this.actor;
    const time = seat === null ? null : allowance(this.pace, this.banks[seat]!);
    this.until = time === null ? null : at + time;
  }

  private cover(seat: Seat, cover: Extract<Sitter, { kind: 'person' }>['cover']): void {
    const sitter = this.sitters[seat];
    if (sitter?.kind === 'person') this.sitters[seat] = { ...sitter, cover };
  }

  /** A table whose host has left belongs to the next person at it. */
  private passHost(): void {
    if (this.seatOf(this.host) !== null) return;
    const next = this.sitters.find((sitter) => sitter.kind === 'person');
    if (next) this.host = next.person;
  }
}
