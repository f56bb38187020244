import type { Seat } from '@quartet/core';
import type { Ask } from '@quartet/protocol';
import { coverOf } from './cover.ts';
import type { Line } from './lines.ts';
import type { TableState } from './table-state.ts';

/** What somebody asks the others for, until they all agreed or one did not. */
export interface Question {
  /** The number of the question at this table, from 1; 0: it was not asked yet. */
  readonly id: number;
  readonly what: Ask;
  readonly by: string;
  /** Which seat is asked for, or whose person is to leave it. */
  readonly seat: Seat | null;
  /** How much more time. */
  readonly seconds: number | null;
  /** Whether a pause needs everybody's yes, and a seat also that of whoever sits there. */
  readonly ofAll: boolean;
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
    if (line.kind === 'asked') {
      const { what, seat, removes, seconds = null, all: ofAll = false } = line;
      const of = { seat: seat ?? removes ?? null, seconds, ofAll };
      this.open = { id: ++this.asked, what, by: by!, ...of, agreed: new Set() };
    } else if (line.kind === 'answered')
      this.open = open && line.yes ? { ...open, agreed: new Set([...open.agreed, by!]) } : null;
    else if (ENDS.has(line.kind)) this.open = null;
    else if (line.kind === 'extended' && open?.what === 'time') this.open = null;
    // Whoever plays on has answered: nothing is taken back behind another decision.
    else if (line.kind === 'moved' && open?.what === 'back') this.open = null;
  }
}

/** Whether something may be taken back, if those who were asked agree: bots wait for what they say. */
export function isBackAsked(state: TableState): boolean {
  const { open } = state.questions;
  return open?.what === 'back' && neededFor(state, open).length > 0;
}

/** Whether this person has to wait for the question that stands. One of an onlooker gives way: anybody may look on. */
export function isBusyAsking(state: TableState, by: string): boolean {
  const { open } = state.questions;
  const isSeated = (person: string): boolean => state.seatOf(person) !== null;
  return open !== null && open.by !== by && (isSeated(open.by) || !isSeated(by));
}

/** Whose yes is still needed. */
export function neededFor(state: TableState, question: Question): string[] {
  const { by, seat, agreed, what, ofAll } = question;
  const isAsked = (person: string): boolean => person !== by && !agreed.has(person);
  if (isHostsAlone(state, question)) return [state.host].filter(isAsked);
  const seated = state.people.filter((person) => {
    // Where it counts, a bot that plays for somebody does not take their say from them.
    const isHeard = state.rated || coverOf(state, state.seatOf(person)!) === null;
    return isHeard && (ofAll || state.seatOf(person) !== seat);
  });
  // Without a result nobody loses: so those who have left a rated match are asked, too.
  const dealtIn = what === 'end' && state.rated ? state.dealtIn.people : [];
  return [...new Set([...seated, ...dealtIn])].filter(isAsked);
}

function isHostsAlone(state: TableState, { what, by, seat, ofAll }: Question): boolean {
  if (what === 'pause') return !ofAll;
  if (what === 'time') return !state.rated;
  if (state.host === by) return false;
  const sitter = what === 'seat' ? state.sitters[seat!] : undefined;
  // The cards of somebody who has left are shown to them alone without everybody's yes.
  return sitter?.kind === 'bot' && (!sitter.left || state.dealtIn.isTheirs(by, seat!));
}
