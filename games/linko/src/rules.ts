import {
  type Chance,
  type Log,
  type MoveCode,
  type MoveList,
  OVER,
  type PhaseRules,
  type Seat,
} from '@quartet/core';
import type { Event } from './events.ts';
import { draw } from './rules/draw.ts';
import { ghost } from './rules/ghost.ts';
import { play as playCards } from './rules/play.ts';
import { reclaim, snatch } from './rules/snatch.ts';
import type { State } from './state.ts';

/** By PHASE: §4 play, §9.3 the ghost, §5.5 take or leave, §5.6 reclaim or discard, §6 draw. */
const PHASES: readonly PhaseRules<State, Event>[] = [playCards, ghost, snatch, reclaim, draw, OVER];

export function actor(s: State): Seat {
  return s.actor;
}

export function legal(s: State, moves: MoveList): void {
  moves.clear();
  PHASES[s.phase]!.legal(s, moves);
}

export function play(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void {
  PHASES[s.phase]!.play(s, move, chance, log);
}
