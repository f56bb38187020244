import * as z from 'zod/mini';
import type { StoredTable } from '../store/store.ts';
import type { Sitter } from '../tables/lines.ts';
import { withoutZone } from '../tables/seating.ts';
import { sitterSchemas } from '../tables/summary.ts';
import { TableState } from '../tables/table-state.ts';
import { editionOf } from './ladders.ts';
import { type Part, PartsOfSeats } from './taking-part.ts';

/** One seat of a match that is over. */
export interface Finisher {
  /** Who was dealt in; whoever played for them later does not matter. */
  readonly sitter: Exclude<Sitter, { kind: 'open' }>;
  /** 1 is the winner; equal places are shared. */
  readonly place: number;
  readonly score: number;
}

/** As they are stored with the end of a match. */
export const finishersSchema = z.array(
  z.object({
    sitter: z.discriminatedUnion('kind', [sitterSchemas.person, sitterSchemas.bot]),
    place: z.int(),
    score: z.number(),
  }),
);

export interface Ending {
  readonly table: string;
  /** When the last move was made. */
  readonly at: number;
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly bots: boolean;
  /** Whether those at the table wanted it to count. */
  readonly rated: boolean;
  /** By seat. */
  readonly finishers: readonly Finisher[];
  /** By seat, too. */
  readonly parts: readonly Part[];
}

/** How a match ended, as its log tells; null: it is not over. */
export function endingOf(stored: StoredTable): Ending | null {
  let dealtIn: readonly Sitter[] = [];
  let at = 0;
  const parts = new PartsOfSeats();
  const state = TableState.load(stored, (told, { sitters, mover }) => {
    parts.hear(told, { sitters, mover });
    if (told.line.kind === 'started') dealtIn = [...sitters];
    if (told.line.kind === 'moved') ({ at } = told);
  });
  if (!state.match?.over) return null;
  const lines = [...state.match.scoreSheet()].sort((a, b) => a.seat - b.seat);
  const finishers = lines.flatMap(({ seat, place, points }): Finisher[] => {
    const sitter = dealtIn[seat]!;
    return sitter.kind === 'open' ? [] : [{ sitter: withoutZone(sitter), place, score: points }];
  });
  return {
    table: state.id,
    at,
    game: state.game.id,
    edition: editionOf(state.game, state.seats, state.options),
    seats: state.seats,
    rated: state.rated,
    bots: dealtIn.some(({ kind }) => kind === 'bot'),
    finishers,
    parts: finishers.map((_, seat) => parts.of(seat)),
  };
}
