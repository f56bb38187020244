import type { Seat } from '@quartet/core';
import { pointsFor, type View } from '@quartet/linx';

/** A seat's points as they stand, earlier games and bonuses included. */
export function totalOf(view: View, seat: Seat): number {
  const now = view.won[seat]!.reduce((sum, length) => sum + pointsFor(length), 0);
  return now + view.earlier[seat]! + view.bonuses[seat]!;
}
