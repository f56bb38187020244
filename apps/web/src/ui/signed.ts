import { withMinus } from '@quartet/core';

/** Points with their sign: "+3", "−4", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : withMinus(points);
}
