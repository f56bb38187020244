export { seatBots } from './entrants.ts';
export { ArenaFault } from './fault.ts';
export { type EntrantOutcome, type Outcome, summarise } from './outcome.ts';
export type { DealResult, GameResult } from './play-deal.ts';
export { DEFAULT_WORKERS, playHere } from './pool.ts';
export { reportOf } from './report.ts';
export type { Settings } from './settings.ts';
export type { Estimate } from './statistics.ts';
export { outcomeText } from './text.ts';
