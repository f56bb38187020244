import { randomUUID } from 'node:crypto';
import type { Pace, Person, TableLine } from '@quartet/protocol';
import type { Outcome, TableService } from './doors.ts';

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly least: number;
  readonly pace: Pace;
}

/** Of the tables that wait for somebody, those that would do; the fewest free seats first, so that games begin. */
function fitting(open: readonly TableLine[], wanted: Wanted, me: string): TableLine[] {
  const free = ({ players }: TableLine): number => players.filter(({ kind }) => kind === 'open').length;
  const sits = ({ players }: TableLine): boolean =>
    players.some((one) => one.kind === 'person' && one.person.id === me);
  return open
    .filter(
      (line) =>
        line.game === wanted.game &&
        line.rated === false &&
        line.seats >= wanted.least &&
        line.seats <= wanted.seats &&
        JSON.stringify(line.pace) === JSON.stringify(wanted.pace) &&
        !sits(line),
    )
    .sort((a, b) => free(a) - free(b) || a.updated - b.updated);
}

/** Sits down at the first table that will have them, or opens one that others find. Casual: nobody chose whom to meet. */
export async function quickMatch(
  tables: Pick<TableService, 'open' | 'act' | 'create'>,
  person: Person,
  wanted: Wanted,
): Promise<Outcome<{ readonly table: string; readonly made: boolean }>> {
  for (const { id } of fitting(await tables.open(), wanted, person.id)) {
    const sat = await tables.act(id, person, randomUUID(), { type: 'sit' });
    if (sat.ok) return { ok: true, value: { table: id, made: false } };
    if (sat.problem.code === 'too-fast') return sat;
  }
  const { game, seats, pace } = wanted;
  const made = await tables.create(person, { game, seats, pace, listed: true, rated: false, rests: true });
  return made.ok ? { ok: true, value: { table: made.value.table, made: true } } : made;
}
