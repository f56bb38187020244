import { type Game, listFor, type Rng, type Shapes } from '@quartet/core';
import type { Bot, Budget } from './bot.ts';

/** The bot's move for whoever must act in this view. Legal moves follow from the view, so nothing else is needed. */
export function decide<S extends Shapes>(
  game: Game<S>,
  bot: Bot<S>,
  view: S['View'],
  rng: Rng,
  budget: Budget,
): S['Move'] {
  const state = game.imagine(view, rng);
  const moves = listFor(game);
  game.legal(state, moves);
  return game.toMove(state, bot.choose(view, moves.toArray(), rng, budget));
}
