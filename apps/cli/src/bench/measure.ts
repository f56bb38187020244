import { getHeapStatistics } from 'node:v8';
import { FastRng, fastChance, type Game, MoveList, NOBODY, playRandomly, tableFor } from '@quartet/core';
import { cpuSeconds } from './cpu.ts';

/** What one core does with one game and seat count. */
export interface Rates {
  readonly game: string;
  readonly seats: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyNs: number;
  readonly viewNs: number;
  readonly imagineNs: number;
  /** Heap bytes that listing and playing allocate, per decision; deals left out. */
  readonly bytesPerMove: number;
}

const WARM_UP_SECONDS = 0.7;
const POSITIONS = 256;
const ALLOCATION_MOVES = 1_000_000;

/** Random play through the public contract. Time is CPU time of this thread, so a busy neighbour matters less. */
export function measure(game: Game, seats: number, seconds: number): Rates {
  const table = tableFor(game, seats);
  const moves = new MoveList(game.moveSpace);
  const rng = new FastRng('bench');
  let games = 0;
  const play = (): number => {
    const chance = fastChance(games++);
    return playRandomly(game, game.start(table, chance, null), moves, chance, rng);
  };
  spend(Math.min(WARM_UP_SECONDS, seconds), play);
  const before = games;
  const { total, used } = spend(seconds, play);
  return {
    game: game.id,
    seats,
    movesPerSecond: Math.round(total / used),
    gamesPerSecond: Math.round((games - before) / used),
    ...edges(game, seats, Math.min(1, seconds)),
    bytesPerMove: bytesPerMove(game, seats),
  };
}

/** Calls `work` for so many seconds of CPU time; adds up what it returns. */
function spend(seconds: number, work: () => number): { readonly total: number; readonly used: number } {
  const from = cpuSeconds();
  let total = 0;
  let used = 0;
  while (used < seconds) {
    for (let i = 0; i < 16; i++) total += work();
    used = cpuSeconds() - from;
  }
  return { total, used };
}

/** Copying, viewing and imagining positions met in random play; half so many seconds each. */
function edges(game: Game, seats: number, seconds: number): Pick<Rates, 'copyNs' | 'viewNs' | 'imagineNs'> {
  const states = positions(game, seats);
  const views = states.map((state) => game.view(state, game.actor(state)));
  const spare = game.copy(states[0]!);
  const rng = new FastRng('edges');
  const nanoseconds = (call: (i: number) => void): number => {
    const sweep = (): number => {
      for (let i = 0; i < POSITIONS; i++) call(i);
      return POSITIONS;
    };
    spend(0.2 * seconds, sweep);
    const { total, used } = spend(0.3 * seconds, sweep);
    return Math.round((used / total) * 1e10) / 10;
  };
  return {
    copyNs: nanoseconds((i) => game.copy(states[i]!, spare)),
    viewNs: nanoseconds((i) => game.view(states[i]!, game.actor(states[i]!))),
    imagineNs: nanoseconds((i) => game.imagine(views[i]!, rng, spare)),
  };
}

function positions(game: Game, seats: number): object[] {
  const table = tableFor(game, seats);
  const moves = new MoveList(game.moveSpace);
  const rng = new FastRng('positions');
  const states: object[] = [];
  for (let seed = 0; states.length < POSITIONS; seed++) {
    const chance = fastChance(seed);
    const state = game.start(table, chance, null);
    while (game.actor(state) !== NOBODY && states.length < POSITIONS) {
      if (rng.below(16) === 0) states.push(game.copy(state));
      game.legal(state, moves);
      game.play(state, moves.at(rng.below(moves.length)), chance, null);
    }
  }
  return states;
}

/** The first deals are made beforehand, so that only listing, playing and later deals are counted. */
function bytesPerMove(game: Game, seats: number): number {
  const table = tableFor(game, seats);
  const moves = new MoveList(game.moveSpace);
  const rng = new FastRng('bytes');
  const chance = fastChance('bytes');
  let decisions = 0;
  let bytes = 0;
  while (decisions < ALLOCATION_MOVES) {
    const states = Array.from({ length: 500 }, (_, seed) => game.start(table, fastChance(seed), null));
    const before = getHeapStatistics().total_allocated_bytes;
    for (let i = 0; i < states.length; i++) decisions += playRandomly(game, states[i]!, moves, chance, rng);
    bytes += getHeapStatistics().total_allocated_bytes - before;
  }
  return Math.round((bytes / decisions) * 1000) / 1000;
}
