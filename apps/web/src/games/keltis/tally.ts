import type { Seat } from '@quartet/core';
import { COLOURS } from '@quartet/keltis';
import { ZONE } from './plan.ts';

/** All places that a seat's points come from: they change when a card or stone lands there. */
export function totalTally(name: string, seat: Seat): string {
  const rows = [...COLOURS, '*' as const].map((row) => ZONE.row(seat, row));
  return `${name}: ${[...rows, ZONE.stonesOf(seat)].join(', ')}`;
}
