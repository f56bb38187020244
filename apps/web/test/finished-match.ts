import { decide, iterations, makeBot, parseBotSpec } from '@quartet/bots';
import { FastRng, fastSeed, type Game, Match, type OptionValue, tableFor } from '@quartet/core';
import type { Player, SavedMatch } from '../src/engine/model.ts';

const NAMES = ['Mia', 'Otto', 'Ada', 'Ben'];

/** A match played by medium bots, to its end or so many decisions. */
export function playMatch(
  game: Game,
  seats: number,
  seed: string,
  decisions = Number.POSITIVE_INFINITY,
  options: Readonly<Record<string, OptionValue>> = {},
): Match {
  const match = Match.start(game, tableFor(game, seats, options), fastSeed(seed));
  const bot = makeBot(game, parseBotSpec('medium')!);
  const rng = new FastRng(seed);
  while (!match.over && match.ply < decisions)
    match.play(match.actor, decide(game, bot, match.view(match.actor), rng, iterations(50)));
  return match;
}

/** As the app keeps it: people on the first seats, bots on the others. */
export function savedMatch(match: Match, id: string, people = 1): SavedMatch {
  const { game, rules, seats, first, options, seed, moves } = match.record('referee');
  const result = match.result();
  const players = NAMES.slice(0, seats).map((name, seat): Player => {
    return seat < people
      ? { kind: 'person', name }
      : { kind: 'bot', name, level: 'medium', temper: 'balanced' };
  });
  const times = { started: 1_700_000_000_000, updated: 1_700_000_600_000 };
  const table = { game, rules, seats, first, options, seed: seed! };
  return { id, ...table, players, moves, ...times, casual: false, ...(result && { result }) };
}
