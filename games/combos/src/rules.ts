import {
  type Chance,
  type Log,
  type MoveCode,
  type MoveList,
  OVER,
  type PhaseRules,
  type Table,
} from '@quartet/core';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { act } from './rules/turn.ts';
import { insert } from './rules/turn-end.ts';
import { handSize, MOST_DRAWS, RESERVES, type State } from './state.ts';

export { start } from './rules/setup.ts';

/** By PHASE: §4 A turn, §5.2 Placing drawn cards, §6.2 The game is over. */
const PHASES: readonly PhaseRules<State, Event>[] = [act, insert, OVER];

export function legal(s: State, moves: MoveList): void {
  moves.clear();
  PHASES[s.phase]!.legal(s, moves);
}

export function play(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void {
  PHASES[s.phase]!.play(s, move, chance, log);
}

/** §6.3 A round per chip, and the one that somebody cannot pay. */
export function deals({ seats, options }: Table<Options>): number {
  return seats * options.chips + 1;
}

/** In a round each card enters and leaves a hand once. */
export function bound(table: Table<Options>): number {
  const { seats } = table;
  const dealt = seats * handSize(seats);
  const bust = 1;
  return deals(table) * (dealt + 2 * (seats * RESERVES + MOST_DRAWS) + bust);
}
