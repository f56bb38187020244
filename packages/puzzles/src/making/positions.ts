import { decide } from '@quartet/bots';
import { FastRng, fastChance, type Game, MoveList, NOBODY, type Shapes, tableFor } from '@quartet/core';
import { playersOf } from './levels.ts';

/** More at a table are seldom seen. */
const MOST_SEATS = 4;
/** Of the decisions in a game, one in so many is looked at: neighbours are too much alike. */
const APART = 3;

/** A decision somebody had to make, as they saw it. */
export interface Position {
  readonly view: Shapes['View'];
  /** The number of the game it is from. */
  readonly from: number;
}

/** Decisions with a choice from games of good bots, without end. `seats`: null goes through what is usual. */
export function* positions(game: Game, seed: string, seats: number | null): Generator<Position> {
  const { min, max } = game.seats;
  const sizes = Array.from({ length: Math.min(MOST_SEATS, max) - min + 1 }, (_, i) => min + i);
  for (let from = 0; ; from++) {
    const size = seats ?? sizes[from % sizes.length]!;
    for (const view of played(game, `${seed}/${from}`, size, from)) yield { view, from };
  }
}

function* played(game: Game, name: string, seats: number, turn: number): Generator<Shapes['View']> {
  const players = playersOf(game);
  const rng = new FastRng(`${name} moves`);
  const chance = fastChance(name);
  const table = { ...tableFor(game, seats), first: turn % seats };
  const state = game.start(table, chance, null);
  const moves = new MoveList(game.moveSpace);
  for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
    const view = game.view(state, seat);
    game.legal(state, moves);
    if (moves.length > 1 && rng.below(APART) === 0) yield view;
    const { bot, budget } = players[(seat + turn) % players.length]!;
    game.play(state, game.toCode(state, decide(game, bot, view, rng, budget()))!, chance, null);
  }
}
