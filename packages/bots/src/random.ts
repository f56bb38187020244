import type { Bot } from './bot.ts';

/** The floor: any legal move. */
export const random: Bot = {
  choose: (_view, moves, rng) => moves[rng.below(moves.length)]!,
};
