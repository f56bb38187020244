import type { MatchRecord } from '@quartet/core';
import type { Status } from '@quartet/protocol';
import type { Outcome } from './doors.ts';
import type { Told } from './lines.ts';
import { problem } from './problem.ts';
import type { Room } from './room.ts';

/** A match with everything in it, hidden cards too. */
export interface Inspected {
  readonly record: MatchRecord;
  readonly status: Status;
  readonly told: readonly Told[];
  /** People by id, by seat; null: a bot. */
  readonly people: readonly (string | null)[];
}

/**
 * For whoever runs the server. Who looks into a game that still runs cannot do so in secret: it stands in the
 * log, where everybody at the table reads it, before anything is told.
 */
export async function inspect(room: Room): Promise<Outcome<Inspected>> {
  const noted = await room.serve(({ isRunning }) => (isRunning ? { line: { kind: 'inspected' } } : null));
  if (!noted.ok) return noted;
  return room.read((state): Outcome<Inspected> => {
    const record = state.record('referee');
    if (!record) return problem('not-playing', 'Nothing was dealt at this table yet.', 'params.table');
    const people = state.sitters.map((sitter) => (sitter.kind === 'person' ? sitter.person : null));
    return { ok: true, value: { record, status: state.status, told: [...state.told], people } };
  });
}
