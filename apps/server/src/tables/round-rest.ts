import { coverOf } from './cover.ts';
import type { Room } from './room.ts';
import type { TableState } from './table-state.ts';

/** How long the end of a round waits for those who still look at it, in milliseconds. */
export const REST = 20_000;

/** A round has ended; nobody's time runs until everybody goes on, or the rest is over. */
export interface Rest {
  /** When it began, by the time of day. */
  readonly since: number;
  /** People by id who go on. */
  readonly went: ReadonlySet<string>;
}

/** The same with one more who goes on. */
export function withGone({ since, went }: Rest, person: string): Rest {
  return { since, went: new Set([...went, person]) };
}

/** Who still looks at how the round ended. Nobody waits for those for whom a bot plays. */
export function lookingOn(state: TableState): string[] {
  const { rest } = state;
  if (!rest) return [];
  return state.people.filter(
    (person) => !rest.went.has(person) && coverOf(state, state.seatOf(person)!) === null,
  );
}

function isRested(state: TableState): boolean {
  const { rest } = state;
  if (!rest || state.status !== 'playing') return false;
  // Also if the clock was put back: nobody waits for an hour to come again.
  return lookingOn(state).length === 0 || Math.abs(Date.now() - rest.since) >= REST;
}

/** Goes on once everybody does, or the rest is over. Whichever node looks first. */
export async function endRest(room: Room): Promise<void> {
  if (!(await room.read(isRested))) return;
  await room.serve((state) => (isRested(state) ? { line: { kind: 'rested' } } : null));
}
