import type { Game } from '@quartet/core';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import type { BotSpec } from './spec.ts';

/** The bot that plays this game at this level and temper. */
export function makeBot(_game: Game, _spec: BotSpec): Bot {
  return random;
}
