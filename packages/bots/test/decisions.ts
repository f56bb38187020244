import { FastRng, fastChance, type Game, listFor, NOBODY, type Shapes, tableFor } from '@quartet/core';
import { type Bot, iterations } from '../src/bot.ts';
import { random } from '../src/random.ts';

/** Somebody has to decide, and the moves are listed. */
export interface Decision {
  readonly state: object;
  readonly view: Shapes['View'];
  readonly codes: readonly number[];
}

interface Played {
  /** At each seat; at random if it is not said. */
  readonly by?: Bot;
  /** All seat counts in turn if it is not said. */
  readonly seats?: number;
  /** One in so many is kept. */
  readonly stride?: number;
  /** Decisions between one move are kept, too. */
  readonly forced?: boolean;
}

/** Decisions met in matches, the same each time. */
export function decisionsOf(
  game: Game,
  count: number,
  { by = random, seats, stride = 25, forced = false }: Played = {},
): Decision[] {
  const rng = new FastRng(`decisions ${game.id}`);
  const found: Decision[] = [];
  for (let match = 0; found.length < count; match++) {
    const table = seats ?? game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const chance = fastChance(match);
    const state = game.start(tableFor(game, table), chance, null);
    while (game.actor(state) !== NOBODY && found.length < count) {
      const codes = legalMoves(game, state);
      const view = game.view(state, game.actor(state));
      if ((forced || codes.length > 1) && rng.below(stride) === 0) {
        found.push({ state: game.copy(state), view, codes });
      }
      game.play(state, by.choose(view, codes, rng, iterations(1)), chance, null);
    }
  }
  return found;
}

export function legalMoves<S extends Shapes>(game: Game<S>, state: S['State']): number[] {
  const moves = listFor(game);
  game.legal(state, moves);
  return moves.toArray();
}
