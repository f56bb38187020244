import { findGame } from '@quartet/catalog';
import { tableFor } from '@quartet/core';
import { seatBots } from '../src/entrants.ts';
import type { Outcome } from '../src/outcome.ts';
import { type DealResult, playDeal, prepare } from '../src/play-deal.ts';
import type { Settings } from '../src/settings.ts';

/** A small run of Keltis for two, but for what is given. */
export function settingsOf(
  given: { game?: string; seats?: number; bots?: string; deals?: number } = {},
): Settings {
  const { game: id = 'keltis', seats = 2, bots = 'random,easy@50', deals = 4 } = given;
  const game = findGame(id)!;
  return {
    game: id,
    rules: game.version,
    ...tableFor(game, seats),
    bots: seatBots(bots, seats),
    deals,
    seed: 'test',
  };
}

/** The whole run in this very thread. */
export function playedHere(settings: Settings): DealResult[] {
  const field = prepare(settings);
  return Array.from({ length: settings.deals }, (_, deal) => playDeal(field, deal));
}

/** What must not depend on the machine. */
export function withoutTimes({ entrants, ...rest }: Outcome): object {
  return { ...rest, entrants: entrants.map(({ msPerMove: _, ...entrant }) => entrant) };
}
