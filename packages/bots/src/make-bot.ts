import type { Game } from '@quartet/core';
import type { Bot } from './bot.ts';
import { botWith } from './bot-with.ts';
import { knowledgeOf } from './knowledges.ts';
import { random } from './random.ts';
import type { BotSpec } from './spec.ts';

/** The bot that plays this game at this level and temper. */
export function makeBot(game: Game, spec: BotSpec): Bot {
  // A game plays at random before anybody knows it.
  if (spec.level === 'random') return random;
  return botWith(knowledgeOf(game), spec);
}
