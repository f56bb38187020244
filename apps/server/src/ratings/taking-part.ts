import type { Seat } from '@quartet/core';
import type { Told } from '../tables/lines.ts';

/** Milliseconds from the deal to the end; what went faster is history, but no rating. */
export const LEAST_TIME = 60_000;

/** How much of a match somebody played themselves. */
export interface Part {
  /** Decisions by their own hand, orders included. */
  readonly own: number;
  /** Decisions of their seat. */
  readonly all: number;
  /** Whether the host took the seat from them. */
  readonly isRemoved: boolean;
}

/** Whether others are measured against them. */
export function hasPlayed({ own, isRemoved }: Part): boolean {
  return own > 0 && !isRemoved;
}

/** Whoever left half of the decisions to a bot does not gain by what it did. */
export function mayGain({ own, all }: Part): boolean {
  return own > 0 && own * 2 >= all;
}

/** Heard step by step from a table's log. */
export class PartsOfSeats {
  private readonly own = new Map<Seat, number>();
  private readonly all = new Map<Seat, number>();
  private readonly removed = new Set<Seat>();

  hear({ line }: Told): void {
    if (line.kind === 'removed') this.removed.add(line.seat);
    if (line.kind === 'started') this.removed.clear();
    if (line.kind === 'undone') for (const counts of [this.all, this.own]) count(counts, line.seat, -1);
    if (line.kind !== 'moved') return;
    count(this.all, line.seat);
    if (line.hand === 'person') count(this.own, line.seat);
  }

  of(seat: Seat): Part {
    return {
      own: this.own.get(seat) ?? 0,
      all: this.all.get(seat) ?? 0,
      isRemoved: this.removed.has(seat),
    };
  }
}

function count(counts: Map<Seat, number>, seat: Seat, more = 1): void {
  counts.set(seat, (counts.get(seat) ?? 0) + more);
}
