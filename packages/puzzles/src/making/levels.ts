import {
  type Bot,
  type BotSpec,
  type Budget,
  budgetFor,
  hasMaster,
  makeBot,
  parseBotSpec,
} from '@quartet/bots';
import { assert, type Game } from '@quartet/core';

/** Who is asked what they would play, weakest first: fixed numbers of lines, so that the answers are the same anywhere. */
const ASKED = ['easy', 'medium', 'expert', 'hard@400', 'master'] as const;
/** Who plays the games that puzzles are from. */
const PLAYERS = ['expert', 'hard@60', 'master'] as const;

export interface Solver {
  readonly name: string;
  readonly bot: Bot;
  /** Answers at once, and the same each time but for equal moves. */
  readonly isPrompt: boolean;
  budget(): Budget;
}

/** A master must have been loaded; a game that has none does without. */
export function solversOf(game: Game): readonly Solver[] {
  return of(game, ASKED);
}

export function playersOf(game: Game): readonly Solver[] {
  return of(game, PLAYERS);
}

function of(game: Game, names: readonly string[]): readonly Solver[] {
  return names.map(specOf).flatMap(([name, spec]) => {
    if (spec.level === 'master' && !hasMaster(game.id)) return [];
    const isPrompt = spec.level !== 'easy' && spec.level !== 'hard';
    return [{ name, isPrompt, bot: makeBot(game, spec), budget: () => budgetFor(spec, noClock) }];
  });
}

function specOf(name: string): readonly [string, BotSpec] {
  const spec = parseBotSpec(name);
  assert(spec !== null, `"${name}" is no bot`);
  return [name, spec];
}

/** Nobody here is given time. */
function noClock(): number {
  return 0;
}
