import type { Pace, Status, TableLine } from '@quartet/protocol';
import { editionOf } from '../ratings/ladders.ts';
import type { Summary } from '../store/store.ts';
import { coverOf } from './cover.ts';
import type { Daytime } from './house-time.ts';
import { kindOf } from './line-kinds.ts';
import { peopleAmong, type Ratings, type Sitter } from './lines.ts';
import { withoutZone } from './seating.ts';
import { type Names, showSitters } from './show.ts';
import type { TableState } from './table-state.ts';

/** What a list shows of a table; people by id, their names are added when it is read. */
interface ListLine {
  readonly seats: number;
  readonly pace: Pace;
  /** Absent in rows from before there was a choice. */
  readonly rated?: boolean;
  readonly ratings?: Ratings | null;
  readonly edition?: string;
  readonly sitters: readonly Sitter[];
  /** In house time; null: no clock runs. Absent in older rows. */
  readonly until?: number | null;
  /** When the last decision was made; null: none is asked for. Absent in older rows. */
  readonly since?: number | null;
}

export function summaryOf(state: TableState, now: number): Summary {
  const { seats, pace, rated, ratings } = state;
  const sitters = state.sitters.map(withoutZone);
  const edition = editionOf(state.game, seats, state.options);
  const until = pace.kind === 'days' && state.status === 'playing' ? state.clock.until : null;
  const asked = state.told.findLast((one) => kindOf(one.line).turn !== 'same');
  const since = state.isRunning && asked ? asked.at : null;
  const line: ListLine = { seats, pace, rated, ratings, edition, sitters, until, since };
  return {
    table: state.id,
    code: state.code,
    game: state.game.id,
    status: state.status,
    listed: state.listed,
    host: state.host,
    waitingFor: waitingFor(state),
    seq: state.seq,
    updated: now,
    line: JSON.stringify(line),
  };
}

/** The person who must act: the one to move, or the host of a full table that could start. */
function waitingFor(state: TableState): string | null {
  const { status, luck, sitters } = state;
  if (status === 'open')
    return luck.isCalled || sitters.some(({ kind }) => kind === 'open') ? null : state.host;
  const seat = state.mover;
  if (seat === null || coverOf(state, seat)) return null;
  const sitter = state.sitters[seat]!;
  return sitter.kind === 'person' ? sitter.person : null;
}

/** A row of the store's summaries. */
export interface SummaryRow {
  readonly table_id: string;
  readonly code: string;
  readonly game: string;
  readonly status: string;
  readonly listed: number;
  readonly waiting_for: string | null;
  readonly updated: number;
  readonly line: string;
}

export function peopleIn(row: SummaryRow): string[] {
  const { sitters }: ListLine = JSON.parse(row.line);
  return peopleAmong(sitters);
}

/** How many of whom sit at the table of this list line. */
export function playersIn(line: string): { seats: number; people: number; bots: number } {
  const { seats, sitters }: ListLine = JSON.parse(line);
  const count = (kind: Sitter['kind']): number => sitters.filter((sitter) => sitter.kind === kind).length;
  return { seats, people: count('person'), bots: count('bot') };
}

export function listLine(row: SummaryRow, names: Names, asker: string | null, time: Daytime): TableLine {
  const {
    seats,
    pace,
    rated = true,
    ratings,
    edition,
    sitters,
    until = null,
    since = null,
  }: ListLine = JSON.parse(row.line);
  return {
    id: row.table_id,
    code: row.code,
    game: row.game,
    seats,
    status: row.status as Status,
    pace,
    listed: row.listed === 1,
    rated,
    ...(ratings && { ratings }),
    ...(edition !== undefined && { edition }),
    players: showSitters(sitters, names),
    waiting: asker !== null && row.waiting_for === asker,
    ...(since !== null && row.waiting_for !== null && { mover: row.waiting_for, since }),
    ...(until !== null && { until: time.daytimeOf(until) }),
    updated: row.updated,
  };
}
