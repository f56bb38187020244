import type { Log, MoveCode, MoveList } from '@quartet/core';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** One kind of decision: what may be done, and what then happens. */
export interface PhaseRules {
  legal(s: State, moves: MoveList): void;
  play(s: State, move: MoveCode, log: Log<Event>): void;
}
