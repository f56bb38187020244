import type { Seat } from '@quartet/core';

/** All seats, clockwise from this one. */
export function seatsFrom(first: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** The others, clockwise from the left-hand neighbour; everybody where nobody looks. */
export function othersOf(me: Seat | null, count: number): readonly Seat[] {
  return me === null ? seatsFrom(0, count) : seatsFrom(me, count).slice(1);
}
