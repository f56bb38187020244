import type { Seat } from '@quartet/core';
import type { LineOf, Told } from '../tables/lines.ts';
import { personAt } from '../tables/seating.ts';
import type { TableState } from '../tables/table-state.ts';

/** Milliseconds that the decisions of all others take; what went faster is history, but no rating. */
export const LEAST_TIME = 30_000;

/** How much of a match somebody played themselves. */
export interface Part {
  /** Decisions by their own hand, orders included. */
  readonly own: number;
  /** Decisions of their seat. */
  readonly all: number;
  /** Milliseconds that the decisions of all other seats took: nobody makes a match shorter or longer for themselves. */
  readonly othersTook: number;
  /** Whether the seat was taken from them while they were there. */
  readonly isRemoved: boolean;
  /** People by id who wanted that. */
  readonly removedBy: ReadonlySet<string>;
  /** Whether they have let somebody play a seat who was not dealt in there: they are rated as placed last. */
  readonly hasLetIn: boolean;
}

/** Whether others are measured against them. */
export function hasPlayed({ own, isRemoved }: Part): boolean {
  return own > 0 && !isRemoved;
}

/** Whoever left half of the decisions to a bot does not gain by what it did. */
export function mayGain({ own, all }: Part): boolean {
  return own > 0 && own * 2 >= all;
}

/** Which share of the decisions was theirs. */
export function ownShare({ own, all }: Part): number {
  return all === 0 ? 1 : own / all;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Heard step by step from a table's log. */
export class PartsOfSeats {
  private readonly own = new Map<Seat, number>();
  private readonly all = new Map<Seat, number>();
  /** By seat: those who took it from its person. */
  private readonly removed = new Map<Seat, ReadonlySet<string>>();
  /** Seats that somebody plays who was not dealt in there. */
  private readonly given = new Set<Seat>();
  private readonly letIn = new Set<string>();
  /** Who was dealt in, by seat; null: a bot. */
  private people: readonly (string | null)[] = [];
  /** Milliseconds. */
  private readonly took = new Map<Seat, number>();
  /** The seat that the table waits for since the last line; null: a pause or the end of a round. */
  private waiting: { readonly mover: Seat | null; readonly since: number } = { mover: null, since: 0 };

  hear({ line, by, at }: Told, { sitters, mover }: Pick<TableState, 'sitters' | 'mover'>): void {
    if (this.waiting.mover !== null)
      count(this.took, this.waiting.mover, Math.max(0, at - this.waiting.since));
    this.waiting = { mover, since: at };
    if (line.kind === 'started') {
      this.people = sitters.map((_, seat) => personAt(sitters, seat));
      this.removed.clear();
    }
    if (line.kind === 'removed' && !line.away)
      this.removed.set(line.seat, new Set(line.agreed ?? (by === null ? [] : [by])));
    if (line.kind === 'seated' && this.people.length > 0) this.hearSeated(line, by);
    if (line.kind === 'undone') for (const counts of [this.all, this.own]) count(counts, line.seat, -1);
    if (line.kind !== 'moved') return;
    count(this.all, line.seat);
    if (line.hand === 'person' && !this.given.has(line.seat)) count(this.own, line.seat);
  }

  private hearSeated({ seat, person, agreed }: LineOf<'seated'>, by: string | null): void {
    if (this.people[seat] === person) {
      this.given.delete(seat);
      return;
    }
    this.given.add(seat);
    for (const one of agreed ?? (by === null ? [] : [by])) this.letIn.add(one);
  }

  of(seat: Seat): Part {
    const removedBy = this.removed.get(seat);
    const person = this.people[seat] ?? null;
    const others = [...this.took].filter(([other]) => other !== seat);
    return {
      own: this.own.get(seat) ?? 0,
      all: this.all.get(seat) ?? 0,
      othersTook: others.reduce((sum, [, time]) => sum + time, 0),
      isRemoved: removedBy !== undefined,
      removedBy: removedBy ?? NOBODY,
      hasLetIn: person !== null && this.letIn.has(person),
    };
  }
}

function count(counts: Map<Seat, number>, seat: Seat, more = 1): void {
  counts.set(seat, (counts.get(seat) ?? 0) + more);
}
