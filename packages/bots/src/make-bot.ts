import type { Game } from '@quartet/core';
import type { Bot } from './bot.ts';
import { carelessBot } from './careless.ts';
import { knowledgeOf } from './knowledges.ts';
import { random } from './random.ts';
import { ratedBot } from './rated.ts';
import { SEARCHES } from './search/searches.ts';
import { searchingBot } from './searching.ts';
import type { BotSpec } from './spec.ts';

/** The bot that plays this game at this level and temper. */
export function makeBot(game: Game, { level, temper }: BotSpec): Bot {
  if (level === 'random') return random;
  const knowledge = knowledgeOf(game);
  if (level === 'easy') return carelessBot(knowledge, temper);
  if (level === 'medium') return ratedBot(knowledge, temper);
  return searchingBot(knowledge, temper, SEARCHES[knowledge.search]);
}
