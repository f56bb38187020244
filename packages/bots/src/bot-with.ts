import type { Bot } from './bot.ts';
import { carelessBot } from './careless.ts';
import type { Knowledge } from './knowledge.ts';
import { random } from './random.ts';
import { ratedBot } from './rated.ts';
import { SEARCHES } from './search/searches.ts';
import { searchingBot } from './searching.ts';
import type { BotSpec } from './spec.ts';

/** The bot that plays with this knowledge at this level and temper. */
export function botWith(knowledge: Knowledge, { level, temper }: BotSpec): Bot {
  if (level === 'random') return random;
  if (level === 'easy') return carelessBot(knowledge, temper);
  if (level === 'medium') return ratedBot(knowledge, temper, 'rateByThumb');
  if (level === 'expert') return ratedBot(knowledge, temper, 'rate');
  return searchingBot(knowledge, temper, SEARCHES[knowledge.search]);
}
