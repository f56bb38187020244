import type { Game } from '@quartet/core';
import type { Bot } from './bot.ts';
import { botWith } from './bot-with.ts';
import { knowledgeOf } from './knowledges.ts';
import type { BotSpec } from './spec.ts';

/** The bot that plays this game at this level and temper. */
export function makeBot(game: Game, spec: BotSpec): Bot {
  return botWith(knowledgeOf(game), spec);
}
