export { advise } from './advise.ts';
export { type Appraised, appraise } from './appraise.ts';
export { type Bot, type Budget, budgetFor, iterations, milliseconds } from './bot.ts';
export { botWith } from './bot-with.ts';
export { decide } from './decide.ts';
export { type Expert, loadExpert } from './experts.ts';
export type { Knowledge } from './knowledge.ts';
export { knowledgeOf } from './knowledges.ts';
export { makeBot } from './make-bot.ts';
export { hasMaster, loadAdviser, loadMaster } from './master/load.ts';
export type { Mastery } from './master/mastery.ts';
export { OPPONENTS, type Opponent } from './opponents.ts';
export { rateMoves } from './rated.ts';
export {
  type BotSpec,
  LEVELS,
  type Level,
  parseBotSpec,
  printBotSpec,
  TEMPERS,
  type Temper,
} from './spec.ts';
