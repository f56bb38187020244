import { randomUUID } from 'node:crypto';
import type { Pace, Person, TableLine } from '@quartet/protocol';
import type { Outcome, TableService } from './doors.ts';

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly least: number;
  readonly pace: Pace;
}

function sitsAt({ players }: TableLine, person: string): boolean {
  return players.some((one) => one.kind === 'person' && one.person.id === person);
}

/** Of the tables that wait for somebody, those that would do; the fewest free seats first, so that games begin. */
function fitting(open: readonly TableLine[], wanted: Wanted): TableLine[] {
  const free = ({ players }: TableLine): number => players.filter(({ kind }) => kind === 'open').length;
  return open
    .filter(
      (line) =>
        line.game === wanted.game &&
        line.rated === false &&
        line.seats >= wanted.least &&
        line.seats <= wanted.seats &&
        JSON.stringify(line.pace) === JSON.stringify(wanted.pace),
    )
    .sort((a, b) => free(a) - free(b) || a.updated - b.updated);
}

/**
 * Sits down at the first table that will have them, or waits at one that others find: their own, if there is one, else a new
 * one. Casual: nobody chose whom to meet.
 */
export async function quickMatch(
  tables: Pick<TableService, 'open' | 'act' | 'create'>,
  person: Person,
  wanted: Wanted,
  address: string | null = null,
): Promise<Outcome<{ readonly table: string; readonly made: boolean }>> {
  const found = fitting(await tables.open(), wanted);
  for (const { id } of found.filter((line) => !sitsAt(line, person.id))) {
    const sat = await tables.act(id, person, randomUUID(), { type: 'sit' });
    if (sat.ok) return { ok: true, value: { table: id, made: false } };
    if (sat.problem.code === 'too-fast') return sat;
  }
  const own = found.find((line) => sitsAt(line, person.id));
  if (own) return { ok: true, value: { table: own.id, made: false } };
  const { game, seats, pace } = wanted;
  const plan = { game, seats, pace, listed: true, rated: false, rests: true };
  const made = await tables.create(person, plan, address);
  return made.ok ? { ok: true, value: { table: made.value.table, made: true } } : made;
}
