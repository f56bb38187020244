import type { Chance, Log, MoveCode } from './game.ts';
import type { MoveList } from './move-list.ts';

/** One kind of decision: what may be done, and what then happens. A game has one for each of its phases. */
export interface PhaseRules<State, Event> {
  /** Adds to an empty list. */
  legal(s: State, moves: MoveList): void;
  play(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void;
}

/** The match is over: nothing may be done, nothing happens. */
export const OVER: PhaseRules<unknown, never> = { legal() {}, play() {} };
