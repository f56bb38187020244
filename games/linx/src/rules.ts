import {
  type Chance,
  type Log,
  type MoveCode,
  type MoveList,
  OVER,
  type PhaseRules,
  type Seat,
  type Table,
} from '@quartet/core';
import { deckSize } from './cards.ts';
import type { Event } from './events.ts';
import { type Options, SINGLE_GAME } from './options.ts';
import { act } from './rules/act.ts';
import { draw } from './rules/draw.ts';
import { dealGame } from './rules/setup.ts';
import { beginTurn } from './rules/turn.ts';
import { State } from './state.ts';

/** By the numbers of PHASE: §3 draw, §4 and §5 act, §6 over. */
const PHASES: readonly PhaseRules<State, Event>[] = [draw, act, OVER];

export function start(table: Table<Options>, chance: Chance, log: Log<Event>): State {
  const s = new State(table);
  s.plays.fill(1);
  s.players = table.seats;
  s.beginner = table.first;
  dealGame(s, chance, log);
  beginTurn(s);
  return s;
}

export function actor(s: State): Seat {
  return s.turn;
}

export function legal(s: State, moves: MoveList): void {
  moves.clear();
  PHASES[s.phase]!.legal(s, moves);
}

export function play(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void {
  PHASES[s.phase]!.play(s, move, chance, log);
}

/** §7 Every game pays its winner 100, and three play-offs may follow. */
export function deals({ seats, options: { target } }: Table<Options>): number {
  return target === SINGLE_GAME ? 1 : seats * Math.ceil(target / 100) + 3;
}

/** §3.4 A card leaves the stock every 3 × players + 1 turns. */
export function bound(table: Table<Options>): number {
  const turns = deckSize(table.seats) * (3 * table.seats + 1);
  return 3 * turns * deals(table);
}
