import type { Chance, Log, MoveCode, MoveList } from '@quartet/core';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** What may be done in a phase, and what happens then. */
export interface PhaseRules {
  legal(s: State, moves: MoveList): void;
  play(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void;
}
