import { hasMaster } from '@quartet/bots';
import { chanceOf, type Game, resolveOptions } from '@quartet/core';
import type { SameDeal } from './same-deal.ts';

/** Whether a deal that came from elsewhere can be played with this game: its rules, seats, options, seed and bots. */
export function fitsGame(game: Game, deal: SameDeal): boolean {
  const { seats, options, seed, bots } = deal;
  if (deal.game !== game.id || deal.rules !== game.version) return false;
  if (seats < game.seats.min || seats > game.seats.max) return false;
  if (!resolveOptions(game, seats, options).ok || chanceOf(seed) === null) return false;
  return hasMaster(game.id) || !bots.some((bot) => bot?.level === 'master');
}
