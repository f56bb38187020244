import { assert } from '@quartet/core';
import { atMost, type Bot } from './bot.ts';
import { carelessBot } from './careless.ts';
import type { Knowledge } from './knowledge.ts';
import { masteryOf } from './master/load.ts';
import { masterBot } from './master/master-bot.ts';
import { random } from './random.ts';
import { type RatedBy, ratedBot } from './rated.ts';
import { searchingBot } from './searching.ts';
import type { BotSpec, Temper } from './spec.ts';

/** The bot that plays with this knowledge at this level and temper. */
export function botWith(knowledge: Knowledge, { level, temper }: BotSpec): Bot {
  if (level === 'random') return random;
  if (level === 'hard') return searchingBot(knowledge, temper);
  if (level === 'master') return masterOf(knowledge, temper);
  if (level === 'expert') return promptBot(knowledge, temper, 'rate');
  const medium = promptBot(knowledge, temper, 'rateByThumb');
  return level === 'easy' ? carelessBot(medium) : medium;
}

function masterOf({ game }: Knowledge, temper: Temper): Bot {
  const mastery = masteryOf(game.id);
  assert(mastery !== undefined, `the master of ${game.id} was not loaded`);
  return masterBot(mastery, temper);
}

/** By the ratings alone, or where they tell too little after a glance at a few lines. */
function promptBot(knowledge: Knowledge, temper: Temper, by: RatedBy): Bot {
  const { glance } = knowledge;
  if (glance === undefined) return ratedBot(knowledge, temper, by);
  const searching = searchingBot(knowledge, temper);
  return {
    choose: (view, moves, rng, budget) => searching.choose(view, moves, rng, atMost(glance, budget)),
  };
}
