import {
  botSchema,
  paceSchema,
  ratingsSchema,
  type Status,
  statusSchema,
  type TableLine,
} from '@quartet/protocol';
import * as z from 'zod/mini';
import { editionOf } from '../ratings/ladders.ts';
import type { Summary } from '../store/store.ts';
import { readStored } from '../stored-json.ts';
import { coverOf } from './cover.ts';
import type { Daytime } from './house-time.ts';
import { kindOf } from './line-kinds.ts';
import { peopleAmong, type Sitter } from './lines.ts';
import { withoutZone } from './seating.ts';
import { type Names, showSitters } from './show.ts';
import type { TableState } from './table-state.ts';

/** Who sits where, as stored lines say it. */
export const sitterSchemas = {
  open: z.object({ kind: z.literal('open') }),
  person: z.object({
    kind: z.literal('person'),
    person: z.string(),
    cover: z._default(z.nullable(botSchema), null),
  }),
  bot: z.object({ kind: z.literal('bot'), bot: botSchema, left: z.exactOptional(z.literal(true)) }),
} as const;
const { open, person, bot } = sitterSchemas;

/** What a list shows of a table; people by id, their names are added when it is read. */
const listLineSchema = z.object({
  seats: z.int(),
  pace: paceSchema,
  /** Absent in rows from before there was a choice. */
  rated: z.optional(z.boolean()),
  ratings: z.optional(z.nullable(ratingsSchema)),
  edition: z.optional(z.string()),
  sitters: z.array(z.discriminatedUnion('kind', [open, person, bot])),
  /** In house time; null: no clock runs. Absent in older rows. */
  until: z.optional(z.nullable(z.number())),
  /** When the last decision was made; null: none is asked for. Absent in older rows. */
  since: z.optional(z.nullable(z.number())),
});
type ListLine = z.infer<typeof listLineSchema>;

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

/** A row of the store's summaries that could be read. */
export interface ReadRow {
  readonly row: SummaryRow;
  readonly status: Status;
  readonly line: ListLine;
}

/** Null: it is nothing that this version can show, such as a row of a forged backup. */
export function readRow(row: SummaryRow): ReadRow | null {
  const status = statusSchema.safeParse(row.status);
  const line = readStored(row.line, listLineSchema);
  return line && status.success ? { row, status: status.data, line } : null;
}

export function peopleIn({ line }: ReadRow): string[] {
  return peopleAmong(line.sitters);
}

/** How many of whom sit at the table of this list line; null: it cannot be read. */
export function playersIn(
  text: string,
): { readonly seats: number; readonly people: number; readonly bots: number } | null {
  const line = readStored(text, listLineSchema);
  if (!line) return null;
  const { seats, sitters } = line;
  const count = (kind: Sitter['kind']): number => sitters.filter((sitter) => sitter.kind === kind).length;
  return { seats, people: count('person'), bots: count('bot') };
}

export function listLine(
  { row, status, line }: ReadRow,
  names: Names,
  asker: string | null,
  time: Daytime,
): TableLine {
  const { seats, pace, rated = true, ratings, edition, sitters, until = null, since = null } = line;
  return {
    id: row.table_id,
    code: row.code,
    game: row.game,
    seats,
    status,
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
