import type { Seat } from '@quartet/core';

/** The seat's share of the win, were it over with these points: equal ones share it. */
export function winShare(points: Int32Array, seats: number, seat: Seat): number {
  let leaders = 0;
  for (let other = 0; other < seats; other++) {
    if (points[other]! > points[seat]!) return 0;
    if (points[other] === points[seat]) leaders++;
  }
  return 1 / leaders;
}
