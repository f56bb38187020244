import { type Game, oneOf } from '@quartet/core';

/** The game as it may be one day: an option more than it has today, and nothing else changed. */
export function oneOptionMore(game: Game): Game {
  return { ...game, options: { ...game.options, added: oneOf('as before', 'otherwise') } };
}
