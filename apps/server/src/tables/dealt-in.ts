import type { Seat } from '@quartet/core';
import { type Line, peopleAmong, type Sitter } from './lines.ts';
import { personAt, seatIn } from './seating.ts';

/** Who was dealt in, who has seen cards of which seat, and who may take their seat back. People by id. */
export class DealtIn {
  /** In the order of their seats; empty before the deal. */
  people: readonly string[] = [];
  private readonly seen = new Map<string, Seat>();
  /** Those of them who lost their seat without giving it up. */
  private readonly returning = new Map<string, Seat>();

  start(sitters: readonly Sitter[]): void {
    this.people = peopleAmong(sitters);
    for (const person of this.people) this.seen.set(person, seatIn(sitters, person)!);
  }

  /** A line of the running match, while everybody still sits as before it. */
  hear(line: Line, sitters: readonly Sitter[]): void {
    if (line.kind !== 'seated' && line.kind !== 'removed') return;
    const before = personAt(sitters, line.seat);
    const isLost = line.kind === 'seated' || line.away === true;
    if (before !== null && isLost && this.people.includes(before)) this.returning.set(before, line.seat);
    if (line.kind !== 'seated') return;
    this.returning.delete(line.person);
    this.seen.set(line.person, line.seat);
  }

  /** The seat whose cards this person has seen: they get no other one. Null: they have seen none. */
  seatSeenBy(person: string): Seat | null {
    return this.seen.get(person) ?? null;
  }

  /** Whether it was dealt to them. */
  isTheirs(person: string, seat: Seat): boolean {
    return this.people.includes(person) && this.seen.get(person) === seat;
  }

  /** Whether they need no yes to sit here again. */
  mayReturn(person: string, seat: Seat): boolean {
    return this.returning.get(person) === seat;
  }
}
