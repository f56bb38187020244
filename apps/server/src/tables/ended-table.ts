import type { ScoreLine, Seat } from '@quartet/core';
import { letterOf } from '@quartet/events';
import { COVER, type Decided } from './acting.ts';
import { coverOf } from './cover.ts';
import type { TableState } from './table-state.ts';

/** What came of a table of a duplicate evening. */
export interface EndedTable {
  readonly sheet: readonly ScoreLine[];
  /** By ply: who decided, a letter each, and on which seat. */
  readonly hands: string;
  readonly actors: readonly Seat[];
}

/** Null: it is not over. */
export function endedTable({ match, told }: TableState): EndedTable | null {
  if (!match?.over) return null;
  const moves = told.flatMap(({ line }) => (line.kind === 'moved' ? [line] : []));
  return {
    sheet: match.scoreSheet(),
    hands: moves.map(({ hand }) => letterOf(hand)).join(''),
    actors: moves.map(({ seat }) => seat),
  };
}

/** A bot plays this seat until its person is back; null: it does, or there is nothing to play. */
export function coverLine(state: TableState, seat: Seat | null): Decided | null {
  if (seat === null || !state.isRunning || state.sitters[seat]?.kind !== 'person') return null;
  return coverOf(state, seat) ? null : { line: { kind: 'covered', seat, bot: COVER } };
}
