import {
  type Chance,
  FastRng,
  fastChance,
  type Game,
  type MoveCode,
  MoveList,
  NOBODY,
  type Shapes,
  type Table,
  tableFor,
} from '@quartet/core';
import type { LawKit } from './kit.ts';

/** How much to try. One game is walked per seed and option set. */
export interface Effort {
  readonly seats: number;
  /** Games per option set. */
  readonly games: number;
  readonly seed: string;
}

/** One random game from its first decision to its last. */
export interface Walk<S extends Shapes> {
  readonly game: Game<S>;
  readonly table: Table<S['Options']>;
  /** Names the game in a report, so that it can be played again. */
  readonly name: string;
  /** The same luck each time it is asked for. */
  chance(): Chance;
  rng: FastRng;
}

/** Every game this effort asks for; who begins changes from game to game. */
export function walks<S extends Shapes>(kit: LawKit<S>, effort: Effort): Walk<S>[] {
  return kit
    .optionSets(effort.seats)
    .flatMap((_, set) => Array.from({ length: effort.games }, (_, i) => walkNumber(kit, effort, set, i)));
}

/** Game i of one option set. */
export function walkNumber<S extends Shapes>(
  kit: LawKit<S>,
  { seats, seed }: Effort,
  set: number,
  i: number,
): Walk<S> {
  const { game } = kit;
  const table = tableFor(game, seats, kit.optionSets(seats)[set], i % seats);
  const name = `${game.id} ${JSON.stringify(table)} seed ${seed}/${i}`;
  return { game, table, name, chance: () => fastChance(name), rng: new FastRng(`${name} moves`) };
}

/** A decision on the way: `codes` are the listed moves, `chosen` the one played after `visit` returns. */
export interface Stop<S extends Shapes> {
  readonly state: S['State'];
  readonly ply: number;
  readonly codes: readonly MoveCode[];
  readonly chosen: MoveCode;
}

/** What one step of the walk did. */
export interface Step<S extends Shapes> extends Stop<S> {
  readonly events: readonly S['Event'][];
}

/** Where a walk ended, and how it came there. */
export interface Walked<S extends Shapes> {
  readonly state: S['State'];
  readonly codes: readonly MoveCode[];
  /** Their names, in the order in which they were asked for. */
  readonly shuffles: readonly number[];
}

/** Walks a whole game; `before` sees each position, `after` what the move did to it. */
export function walk<S extends Shapes>(
  { game, table, name, chance: luck, rng }: Walk<S>,
  before: (stop: Stop<S>) => void,
  after: (step: Step<S>) => void = () => {},
): Walked<S> {
  const named = luck();
  const asked = new Set<number>();
  const chance: Chance = (shuffle) => {
    asked.add(shuffle);
    return named(shuffle);
  };
  const state = game.start(table, chance, null);
  const moves = new MoveList(game.moveSpace);
  const played: MoveCode[] = [];
  const bound = game.bound(table);
  while (game.actor(state) !== NOBODY) {
    const ply = played.length;
    game.legal(state, moves);
    if (moves.length === 0)
      broken('L4', name, ply, `seat ${game.actor(state)} must move and has no legal move`);
    if (ply >= bound) broken('L4', name, ply, `more decisions than the bound of ${bound}`);
    const codes = moves.toArray();
    const chosen = codes[rng.below(codes.length)]!;
    before({ state, ply, codes, chosen });
    const events: S['Event'][] = [];
    game.play(state, chosen, chance, (event) => events.push(event));
    played.push(chosen);
    after({ state, ply, codes, chosen, events });
  }
  const most = game.deals(table) * game.decks(table).length;
  if (asked.size > most) broken('L4', name, played.length, `${asked.size} shuffles, more than ${most}`);
  return { state, codes: played, shuffles: [...asked] };
}

/** A law does not hold: says which, in which game, where, and how. */
export function broken(law: string, name: string, ply: number, sentence: string): never {
  throw new Error(`${law} broken in ${name}, ply ${ply}: ${sentence}`);
}

export function json(value: unknown): string {
  return JSON.stringify(value);
}

/** The first place where two JSON texts part, for a report. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `\n  …${a.slice(from, at + 80)}\n  …${b.slice(from, at + 80)}`;
}
