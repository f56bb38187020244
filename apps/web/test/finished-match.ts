import { decide, iterations, makeBot, parseBotSpec } from '@quartet/bots';
import { FastRng, fastSeed, type Game, Match, tableFor } from '@quartet/core';

/** A match played by medium bots, to its end or so many decisions. */
export function playMatch(
  game: Game,
  seats: number,
  seed: string,
  decisions = Number.POSITIVE_INFINITY,
): Match {
  const match = Match.start(game, tableFor(game, seats), fastSeed(seed));
  const bot = makeBot(game, parseBotSpec('medium')!);
  const rng = new FastRng(seed);
  while (!match.over && match.ply < decisions)
    match.play(match.actor, decide(game, bot, match.view(match.actor), rng, iterations(50)));
  return match;
}
