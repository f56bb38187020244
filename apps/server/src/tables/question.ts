import type { Seat } from '@quartet/core';
import type { Ask } from '@quartet/protocol';
import { coverOf } from './cover.ts';
import type { Line } from './lines.ts';
import type { TableState } from './table-state.ts';

/** What somebody asks the others for, until they all agreed or one did not. */
export interface Question {
  /** The how many-eth of this table. */
  readonly id: number;
  readonly what: Ask;
  readonly by: string;
  readonly seat: Seat | null;
  /** Those who said yes. */
  readonly agreed: ReadonlySet<string>;
}

/** What is agreed to, or overtaken: a question for it has no use any more. */
const ENDS: ReadonlySet<Line['kind']> = new Set([
  'seated',
  'stood',
  'removed',
  'botted',
  'swapped',
  'started',
  'paused',
  'resumed',
  'ended',
  'undone',
]);

/** What stands of the questions after one more line. */
export class Questions {
  open: Question | null = null;
  private asked = 0;

  hear(line: Line, by: string | null): void {
    const { open } = this;
    if (line.kind === 'asked')
      this.open = { id: ++this.asked, what: line.what, by: by!, seat: line.seat ?? null, agreed: new Set() };
    else if (line.kind === 'answered')
      this.open = open && line.yes ? { ...open, agreed: new Set([...open.agreed, by!]) } : null;
    else if (ENDS.has(line.kind)) this.open = null;
    // Whoever plays on has answered: nothing is taken back behind another decision.
    else if (line.kind === 'moved' && open?.what === 'back') this.open = null;
  }
}

/** Whether something may be taken back, if those who were asked agree: bots wait for what they say. */
export function isBackAsked(state: TableState): boolean {
  const { open } = state.questions;
  return open?.what === 'back' && neededFor(state, open).length > 0;
}

/** Whose yes is still needed. Nobody waits for those for whom a bot plays. */
export function neededFor(state: TableState, { what, by, seat, agreed }: Question): string[] {
  const isHostsAlone = what === 'pause' || (what === 'seat' && state.sitters[seat!]?.kind === 'bot');
  if (isHostsAlone && state.host !== by) return agreed.has(state.host) ? [] : [state.host];
  return state.people.filter(
    (person) =>
      person !== by &&
      !agreed.has(person) &&
      state.seatOf(person) !== seat &&
      coverOf(state, state.seatOf(person)!) === null,
  );
}
