import { type BotSpec, type Budget, decide, makeBot, milliseconds } from '@quartet/bots';
import { FastRng, fastChance, type Game, MoveList, NOBODY, type Shapes, tableFor } from '@quartet/core';
import { cpuSeconds } from './cpu.ts';

/** What one core does with the bots of one game and seat count. */
export interface BotRates {
  readonly game: string;
  readonly seats: number;
  /** Lines of play that hard looks at. */
  readonly iterationsPerSecond: number;
  readonly iterationsPer100ms: number;
  readonly mediumMicroseconds: number;
  /** With 10 ms to think: the time taken by the slowest decision in a hundred, and by the slowest. */
  readonly p99OfTenMs: number;
  readonly slowestOfTenMs: number;
}

const POSITIONS = 200;
const ITERATIONS = 1000;
const TEN = 10;

interface Position {
  readonly view: Shapes['View'];
  readonly codes: readonly number[];
}

export function measureBots(game: Game, seats: number, seconds: number): BotRates {
  const positions = positionsOf(game, seats);
  const searched = searchRate(game, positions, seconds);
  const times = tenMilliseconds(game, positions);
  return {
    game: game.id,
    seats,
    iterationsPerSecond: Math.round(searched),
    iterationsPer100ms: Math.round(searched / 10),
    mediumMicroseconds: Math.round(mediumTime(game, positions) * 1e7) / 10,
    p99OfTenMs: Math.round(times[Math.floor(times.length * 0.99)]! * 100) / 100,
    slowestOfTenMs: Math.round(times.at(-1)! * 100) / 100,
  };
}

function specOf(level: BotSpec['level']): BotSpec {
  return { level, temper: 'balanced', thinking: { unit: 'milliseconds', amount: TEN } };
}

/** Decisions with a choice, met when expert bots play. */
function positionsOf(game: Game, seats: number): Position[] {
  const expert = makeBot(game, specOf('expert'));
  const rng = new FastRng('positions');
  const moves = new MoveList(game.moveSpace);
  const found: Position[] = [];
  for (let match = 0; found.length < POSITIONS; match++) {
    const chance = fastChance(match);
    const state = game.start(tableFor(game, seats), chance, null);
    while (game.actor(state) !== NOBODY && found.length < POSITIONS) {
      game.legal(state, moves);
      const codes = moves.toArray();
      const view = game.view(state, game.actor(state));
      if (codes.length > 1 && rng.below(8) === 0) found.push({ view, codes });
      game.play(
        state,
        expert.choose(
          view,
          codes,
          rng,
          milliseconds(0, () => 0),
        ),
        chance,
        null,
      );
    }
  }
  return found;
}

function searchRate(game: Game, positions: readonly Position[], seconds: number): number {
  const hard = makeBot(game, specOf('hard'));
  const rng = new FastRng('search');
  let iterations = 0;
  let used = 0;
  for (let at = 0; used < seconds + 1; at++) {
    const { view, codes } = positions[at % positions.length]!;
    let done = 0;
    const budget: Budget = {
      spent: (count) => {
        done = count;
        return count / ITERATIONS;
      },
    };
    const from = cpuSeconds();
    hard.choose(view, codes, rng, budget);
    const spent = cpuSeconds() - from;
    used += spent;
    // The first second warms V8 up.
    if (used > 1) iterations += done;
  }
  return iterations / (used - 1);
}

/** Seconds per decision. */
function mediumTime(game: Game, positions: readonly Position[]): number {
  const medium = makeBot(game, specOf('medium'));
  const rng = new FastRng('medium');
  const sweep = (): void => {
    for (const { view, codes } of positions)
      medium.choose(
        view,
        codes,
        rng,
        milliseconds(0, () => 0),
      );
  };
  for (let i = 0; i < 20; i++) sweep();
  const from = cpuSeconds();
  for (let i = 0; i < 20; i++) sweep();
  return (cpuSeconds() - from) / (20 * positions.length);
}

/** Processor time of decisions with 10 ms to think, ascending, in milliseconds. */
function tenMilliseconds(game: Game, positions: readonly Position[]): number[] {
  const hard = makeBot(game, specOf('hard'));
  const rng = new FastRng('ten');
  const now = (): number => cpuSeconds() * 1000;
  return positions
    .map(({ view }) => {
      const from = now();
      decide(game, hard, view, rng, milliseconds(TEN, now));
      return now() - from;
    })
    .sort((a, b) => a - b);
}
