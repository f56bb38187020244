import type { Incident } from '@quartet/protocol/admin';
import type { Inspected } from '../tables/inspect.ts';
import { VERSION } from './health.ts';

/** A record that tools and the replay can open, with the table's log in it, but for what people wrote. */
export function incidentOf(
  table: string,
  inspected: Inspected,
  names: ReadonlyMap<string, string>,
): Incident {
  const { record, status, told, people } = inspected;
  const log = told.map(({ seq, at, line }) => ({
    seq,
    at,
    kind: line.kind,
    ...('seat' in line && { seat: line.seat }),
    ...('hand' in line && { hand: line.hand }),
  }));
  return {
    ...record,
    players: people.map((person, seat) => (person && names.get(person)) ?? `Seat ${seat + 1}`),
    incident: { table, version: VERSION, at: Date.now(), status, log },
  };
}
