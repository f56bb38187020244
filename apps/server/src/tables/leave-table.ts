import { COVER, type Decided } from './acting.ts';
import { coverOf } from './cover.ts';
import type { Room } from './room.ts';
import { personAt } from './seating.ts';
import type { TableState } from './table-state.ts';

/** Lines that leaving takes at most: to stand up, to end what was asked, to hand over what is hosted. */
const LINES = 3;

/**
 * A person who is deleted leaves this table for good, by lines of the server: no allowance is taken, and none of their own
 * lines comes any more. `empty`: it has not begun, was theirs, and no person sits there. `drawing`: not yet, for its luck
 * is being drawn.
 */
export async function leaveTable(room: Room, person: string): Promise<'left' | 'empty' | 'drawing'> {
  for (let line = 0; line < LINES; line++) await room.serve((state) => leavingLine(state, person));
  return room.read((state) => {
    if (leavingLine(state, person) || isDrawing(state, person)) return 'drawing';
    const isTheirs = state.status === 'open' && state.host === person && !state.event;
    return isTheirs && state.people.length === 0 ? 'empty' : 'left';
  });
}

/** Null: there is nothing to leave, or not now. */
function leavingLine(state: TableState, person: string): Decided | null {
  if (state.status === 'over' || state.luck.isCalled) return null;
  const seat = state.seatOf(person);
  if (seat !== null)
    return { line: { kind: 'stood', seat, bot: state.match && (coverOf(state, seat) ?? COVER) } };
  if (state.questions.open?.by === person) return { line: { kind: 'answered', yes: false } };
  const [next] = state.people;
  const isHost = state.host === person && !state.event;
  return isHost && next !== undefined ? { line: { kind: 'settled', host: next } } : null;
}

function isDrawing({ luck, sitters, host }: TableState, person: string): boolean {
  return luck.isCalled && (host === person || sitters.some((_, seat) => personAt(sitters, seat) === person));
}
