import { type Bot, type BotSpec, makeBot, milliseconds } from '@quartet/bots';
import { FastRng, fastChance, type Game, MoveList, NOBODY, tableFor } from '@quartet/core';

/** How one bot kept to its time, over many positions met in random play. */
export interface Keeping {
  readonly positions: number;
  /** Answers that were not among the legal moves. */
  readonly illegal: number;
  /** Times that it took longer than it may, see `allowance`. */
  readonly late: number;
  /** Milliseconds used: in the middle, by the slowest of a hundred, by the slowest. */
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
}

/** A fifth more, or 5 ms more, whichever is longer. */
export function allowance(time: number): number {
  return Math.max(time * 1.2, time + 5);
}

/** One decision in so many of a random game is looked at, so that all stages of many games are. */
const STRIDE = 7;

/** So many answers come first and are not counted: code that runs for the first time is compiled meanwhile. */
const WARMING_UP = 20;

/** Every seat count in turn. `now` in milliseconds. */
export function howKept(game: Game, spec: BotSpec, count: number, seed: string, now: () => number): Keeping {
  const bot = makeBot(game, spec);
  const rng = new FastRng(`${seed} ${game.id}`);
  const moves = new MoveList(game.moveSpace);
  const times: number[] = [];
  let illegal = 0;
  for (let match = 0; times.length < WARMING_UP + count; match++) {
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const chance = fastChance(`${seed} ${match}`);
    const state = game.start(tableFor(game, seats), chance, null);
    while (game.actor(state) !== NOBODY && times.length < WARMING_UP + count) {
      game.legal(state, moves);
      if (moves.length > 1 && rng.below(STRIDE) === 0) {
        const view = game.view(state, game.actor(state));
        const answer = timed(bot, view, moves.toArray(), spec.thinking.amount, rng, now);
        times.push(answer.time);
        if (!moves.includes(answer.code)) illegal++;
      }
      game.play(state, moves.at(rng.below(moves.length)), chance, null);
    }
  }
  return { positions: count, illegal, ...figures(times.slice(WARMING_UP), spec.thinking.amount) };
}

function timed(
  bot: Bot,
  view: Parameters<Bot['choose']>[0],
  codes: readonly number[],
  amount: number,
  rng: FastRng,
  now: () => number,
): { code: number; time: number } {
  const from = now();
  const code = bot.choose(view, codes, rng, milliseconds(amount, now));
  return { code, time: now() - from };
}

function figures(times: number[], amount: number): Omit<Keeping, 'positions' | 'illegal'> {
  const sorted = times.sort((a, b) => a - b);
  const part = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!;
  const late = sorted.filter((time) => time > allowance(amount)).length;
  return { late, median: part(0.5), p99: part(0.99), slowest: part(1) };
}
