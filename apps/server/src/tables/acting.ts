import type { Allowed, Seat, Shapes } from '@quartet/core';
import type { Act, BotChoice } from '@quartet/protocol';
import type { Outcome } from './doors.ts';
import type { Line } from './lines.ts';
import { problem } from './problem.ts';
import type { TableState } from './table-state.ts';

/** Plays for whoever is away. */
export const COVER: BotChoice = { level: 'medium', temper: 'balanced' };

/** Around an act: who, when, and what only the room knows. */
export interface Acting {
  readonly state: TableState;
  readonly by: string;
  /** When the act arrived, in house time. */
  readonly now: number;
  /** Whether others may let a bot play for this seat: its person has been away for long enough. */
  isLongAway(seat: Seat): boolean;
}

/** The line an act would add to the log. */
export interface Decided {
  readonly line: Line;
  /** The server's part of the luck as it is stored, where it makes one. */
  readonly secret?: string;
  /** The move in it, where that was judged already. */
  readonly allowed?: Allowed<Shapes>;
}

/** Says what an act would write, or why it may not. Changes nothing. */
export type Judge<T extends Act['type']> = (
  acting: Acting,
  act: Extract<Act, { type: T }>,
) => Outcome<Decided>;

export type Judges<T extends Act['type']> = { readonly [K in T]: Judge<K> };

export function decided(line: Line, rest: Omit<Decided, 'line'> = {}): Outcome<Decided> {
  return { ok: true, value: { line, ...rest } };
}

export function noSeat(state: TableState, seat: Seat): Outcome<never> {
  return problem('no-seat', `There is no seat ${seat}; the seats are 0 to ${state.seats - 1}.`, 'act.seat');
}
