import {
  type Chance,
  type Log,
  type MoveCode,
  type MoveList,
  NOBODY,
  OVER,
  type PhaseRules,
  type Seat,
} from '@quartet/core';
import { DECK } from './cards.ts';
import type { Event } from './events.ts';
import type { KeltisTable } from './options.ts';
import { action } from './rules/action.ts';
import { draw } from './rules/draw.ts';
import { lastCards } from './rules/ending.ts';
import { DRY_ROUNDS, HAND_SIZE, LAST_STONE, PHASE, type State } from './state.ts';

export { decksOf, start } from './rules/setup.ts';

// §3 A turn is one action, then drawing; §7 at the end come the last cards. By PHASE.
const PHASES: readonly PhaseRules<State, Event>[] = [action, draw, lastCards, OVER];

export function actor(s: State): Seat {
  return s.phase === PHASE.over ? NOBODY : s.turn;
}

export function legal(s: State, moves: MoveList): void {
  moves.clear();
  PHASES[s.phase]!.legal(s, moves);
}

export function play(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void {
  PHASES[s.phase]!.play(s, move, chance, log);
}

/** §6.4 makes one turn in 3 × seats + 1 draw off the pile; each stone adds a draw (§6.3), each seat two cards (§7.3). */
export function bound({ seats, options }: KeltisTable): number {
  const pile = DECK.length - seats * HAND_SIZE - options.removed;
  const turns = pile * (DRY_ROUNDS * seats + 1);
  return 2 * turns + LAST_STONE + 2 * seats;
}
