import { readFile } from 'node:fs/promises';
import {
  type Bot,
  type BotSpec,
  type Budget,
  budgetFor,
  hasMaster,
  knowledgeOf,
  loadMaster,
  makeBot,
  parseBotSpec,
} from '@quartet/bots';
import type { Game } from '@quartet/core';
import { Complaint } from './complaint.ts';

export const BOTS_HELP = `
  --bots LIST          bots by seat, such as medium,easy or hard/greedy@50ms; the last one is repeated`.slice(
  1,
);

/** A bot that sits at the table. */
export interface SeatedBot {
  readonly spec: BotSpec;
  readonly bot: Bot;
  /** A fresh one for each decision. */
  budget(): Budget;
}

/** `count` bots from a list such as `hard,medium`. */
export async function botsFrom(game: Game, list: string, count: number): Promise<SeatedBot[]> {
  const named = await Promise.all(list.split(',').map((text) => seatBot(game, text.trim())));
  if (named.length > count)
    throw new Complaint(`--bots names ${named.length} bots, but there are ${count} seats for them.`);
  return Array.from({ length: count }, (_, i) => named[i] ?? named.at(-1)!);
}

async function seatBot(game: Game, text: string): Promise<SeatedBot> {
  const spec = parseBotSpec(text);
  if (!spec) {
    throw new Complaint(
      `--bots has "${text}"; bots are written like random, easy, medium, expert, hard, hard/greedy, hard@10ms, hard@400 (iterations), master or master@10ms.`,
    );
  }
  if (spec.level === 'master') {
    if (!hasMaster(game.id)) throw new Complaint(`--bots has "${text}"; there is no master of ${game.id}.`);
    await loadMaster(knowledgeOf(game), readFile);
  }
  return { spec, bot: makeBot(game, spec), budget: () => budgetFor(spec, () => performance.now()) };
}
