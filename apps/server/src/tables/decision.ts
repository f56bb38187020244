import type { Seat, Shapes } from '@quartet/core';
import { coverOf } from './cover.ts';
import { kindOf } from './line-kinds.ts';
import type { Told } from './lines.ts';
import { orderedTurn } from './orders.ts';
import type { TableState } from './table-state.ts';

/** A slow table waits for one person, who may not know it yet. */
export interface Waiting {
  readonly table: string;
  readonly person: string;
  readonly ply: number;
  /** Whether they look at the table, through whichever node. */
  readonly isHere: boolean;
}

/** The same with all that may be said about it. */
export interface Decision extends Waiting {
  readonly game: string;
  readonly seat: Seat;
  /** When their time is up; null: never. */
  readonly until: number | null;
  /** As onlookers see it. */
  readonly view: Shapes['View'];
}

/** Null: nobody must decide, or a bot or an order does, or it is no slow table. */
export function waitingOf(state: TableState): Omit<Waiting, 'isHere'> | null {
  const { id, match, mover: seat, pace } = state;
  if (!match || seat === null || pace.kind === 'live') return null;
  const sitter = state.sitters[seat]!;
  if (sitter.kind !== 'person' || coverOf(state, seat) || orderedTurn(state)) return null;
  return { table: id, person: sitter.person, ply: match.ply };
}

export function decisionOf(state: TableState): Omit<Decision, 'isHere'> | null {
  const waiting = waitingOf(state);
  const { game, match, actor: seat, clock } = state;
  return (
    waiting && { ...waiting, game: game.id, seat: seat!, until: clock.until, view: match!.view('table') }
  );
}

/** Whether this line brought a decision to somebody who did not write it themselves. */
export function bringsDecision({ by, line }: Told, person: string): boolean {
  if (kindOf(line).turn !== 'new') return false;
  return by !== person || (line.kind === 'moved' && line.byOrder === true);
}
