import { assert } from './assert.ts';
import { chanceOf } from './chance-of.ts';
import { commit } from './commitment.ts';
import {
  type Chance,
  type Game,
  type MoveCode,
  NOBODY,
  type Seat,
  type Shapes,
  type Table,
  type Viewer,
  type WrittenTable,
} from './game.ts';
import { listFor, type MoveList } from './move-list.ts';
import { type NotedChance, notedChance } from './noted-chance.ts';
import { resolveTable } from './options.ts';
import type { MatchRecord } from './record.ts';
import { type Refusal, refusal } from './refusals.ts';
import { type Result, resultOf } from './result.ts';
import type { Seed } from './seed.ts';

/** A longer text is no move; it is cut before it is quoted back. */
const LONGEST_TEXT = 200;

/**
 * A move that was found legal in one position of one match, and can be played there and nowhere else. Only
 * `judge` makes one.
 */
export class Allowed<S extends Shapes> {
  readonly ok = true;
  readonly seat: Seat;
  readonly code: MoveCode;
  /** As the player wrote it: of several texts for one move, the one that is kept. */
  readonly text: string;
  readonly move: S['Move'];
  readonly #match: Match<S>;
  readonly #ply: number;

  constructor(match: Match<S>, found: Pick<Allowed<S>, 'seat' | 'code' | 'text' | 'move'>) {
    this.seat = found.seat;
    this.code = found.code;
    this.text = found.text;
    this.move = found.move;
    this.#match = match;
    this.#ply = match.ply;
  }

  /** Whether this match still stands where the move was judged. */
  isFor(match: Match<S>): boolean {
    return this.#match === match && this.#ply === match.ply;
  }
}

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Judged<S extends Shapes> = Allowed<S> | Refused;

/** A move that was made. */
export interface Made<S extends Shapes> {
  readonly ok: true;
  readonly seat: Seat;
  readonly text: string;
  readonly move: S['Move'];
  /** Unredacted: each viewer gets them through `heard`. */
  readonly events: readonly S['Event'][];
}

export type Played<S extends Shapes> = Made<S> | Refused;

/** A match being played: moves in, views and events out. What server, web and command line talk to. */
export class Match<S extends Shapes = Shapes> {
  readonly game: Game<S>;
  readonly table: Table<S['Options']>;
  /** As the match was given it: what its record and its commitment say. */
  readonly written: WrittenTable<S>;
  /** Published before the deal; null where the luck is no secret. */
  readonly commitment: string | null;
  /** What happened before the first decision. */
  readonly opening: readonly S['Event'][];
  private readonly seed: Seed | null;
  private readonly chance: Chance;
  private readonly luck: NotedChance;
  private readonly state: S['State'];
  private readonly texts: string[] = [];

  private constructor(game: Game<S>, written: WrittenTable<S>, seed: Seed | null, chance: Chance) {
    const table = resolveTable(game, written);
    this.game = game;
    this.table = table;
    this.written = written;
    this.seed = seed;
    this.commitment = seed === null ? null : commit(game, written, seed);
    this.chance = chance;
    this.luck = notedChance(game.decks(table), chance);
    const opening: S['Event'][] = [];
    this.state = game.start(table, this.luck.chance, (event) => opening.push(event));
    this.opening = opening;
  }

  static start<S extends Shapes>(game: Game<S>, table: WrittenTable<S>, seed: Seed): Match<S> {
    const chance = chanceOf(seed);
    assert(chance !== null, `${game.id}: "${seed}" is no seed`);
    return new Match(game, table, seed, chance);
  }

  /** A match whose luck is already known, such as a record's deals. */
  static deal<S extends Shapes>(
    game: Game<S>,
    table: WrittenTable<S>,
    chance: Chance,
    seed: Seed | null = null,
  ): Match<S> {
    return new Match(game, table, seed, chance);
  }

  /** The seat that must move now; NOBODY once the match is over. */
  get actor(): Seat {
    return this.game.actor(this.state);
  }

  get over(): boolean {
    return this.actor === NOBODY;
  }

  /** Decisions made so far. */
  get ply(): number {
    return this.texts.length;
  }

  /** The last decision as it was written; null: there is none. */
  get lastText(): string | null {
    return this.texts.at(-1) ?? null;
  }

  /** This match as it stood after so many of its decisions. */
  after(ply: number): Match<S> {
    const match = new Match(this.game, this.written, this.seed, this.chance);
    for (const text of this.texts.slice(0, ply)) {
      const { ok } = match.play(match.actor, text);
      assert(ok, match.place(`"${text}" was legal before`));
    }
    return match;
  }

  view(viewer: Viewer): S['View'] {
    return this.game.view(this.state, viewer);
  }

  /** What `viewer` learns of these events. */
  heard(events: readonly S['Event'][], viewer: Viewer): S['Event'][] {
    return events.map((event) => this.game.redact(event, viewer)).filter((event) => event !== null);
  }

  /** The legal moves, for the seat that must move and nobody else. */
  moves(): S['Move'][] {
    return this.codes()
      .toArray()
      .map((code) => this.game.toMove(this.state, code));
  }

  /** The legal moves as texts, by code unit; without those too numerous to list, which are measured instead. */
  listing(): { readonly legal: readonly string[]; readonly measures: Readonly<Record<string, number>> } {
    const { game, state } = this;
    const codes = this.codes().toArray();
    const shown = game.bulk ? codes.filter((code) => !game.bulk?.has(code)) : codes;
    const legal = shown.map((code) => game.print(game.toMove(state, code))).sort();
    return { legal, measures: game.bulk?.measure(state) ?? {} };
  }

  /** Changes nothing: says whether `seat` may play this now, and if not, why. */
  judge(seat: Seat, wanted: string | S['Move']): Judged<S> {
    const { game, state } = this;
    if (this.over) return { ok: false, refusal: refusal('match-over', '') };
    if (seat !== this.actor)
      return { ok: false, refusal: refusal('not-your-turn', '', { seat, actor: this.actor }) };
    const text = typeof wanted === 'string' ? wanted : game.print(wanted);
    const move = text.length > LONGEST_TEXT ? null : game.parse(text);
    if (!move)
      return { ok: false, refusal: refusal('unreadable', '', { text: text.slice(0, LONGEST_TEXT) }) };
    const why = game.refuse(state, move);
    if (why) return { ok: false, refusal: why };
    const code = game.toCode(state, move);
    assert(
      code !== null && this.codes().includes(code),
      this.place(`"${text}" was not refused, yet is not listed`),
    );
    return new Allowed(this, { seat, code, text, move });
  }

  play(seat: Seat, wanted: string | S['Move']): Played<S> {
    const judged = this.judge(seat, wanted);
    return judged.ok ? this.make(judged) : judged;
  }

  /** Plays what `judge` has allowed at this decision, without judging it again. */
  make(allowed: Allowed<S>): Made<S> {
    const { seat, code, text, move } = allowed;
    assert(allowed.isFor(this), this.place(`"${text}" was judged at another decision`));
    const events: S['Event'][] = [];
    this.game.play(this.state, code, this.luck.chance, (event) => events.push(event));
    this.texts.push(text);
    return { ok: true, seat, text, move, events };
  }

  /** Null while the match runs. */
  result(): Result | null {
    return this.over ? resultOf(this.game.scoreSheet(this.state)) : null;
  }

  scoreSheet(): ReturnType<Game<S>['scoreSheet']> {
    return this.game.scoreSheet(this.state);
  }

  /**
   * The match as a file. While it runs only the referee's has the luck in it; everybody else's has
   * the commitment and the moves, which are public in all our games.
   */
  record(viewer: Viewer = 'table'): MatchRecord {
    const result = this.result();
    const open = result !== null || viewer === 'referee';
    return {
      record: 1,
      game: this.game.id,
      rules: this.game.version,
      seats: this.table.seats,
      first: this.table.first,
      options: this.written.options,
      ...(this.commitment !== null && { commitment: this.commitment }),
      ...(open && this.seed !== null && { seed: this.seed }),
      ...(open && { deals: this.luck.deals() }),
      moves: [...this.texts],
      ...(result !== null && { result }),
    };
  }

  private codes(): MoveList {
    const list = listFor(this.game);
    this.game.legal(this.state, list);
    return list;
  }

  private place(sentence: string): string {
    return `${this.game.id}, seed ${this.seed ?? 'none'}, move ${this.ply}: ${sentence}`;
  }
}
