import type { Demands } from './layout-faults.ts';
import type { Size } from './visitor.ts';

/** On a low screen the rows of Keltis, and the shorter one for points beside the stones. */
const LOW: Demands['small'] = [
  { target: '.keltis-point-row', width: 150, height: 38 },
  { target: '.keltis-lane', width: 344, height: 38 },
];

/** What every table must be like on a screen of this size. */
export function demandsAt({ height }: Size): Demands {
  return {
    fits: true,
    small: [{ target: '.combos-cell', width: 29, height: 70 }, ...(height < 640 ? LOW : [])],
    overlapping: ['.combos-strip', '.keltis-hand', '.linx-hand-row', '.linko-piles'],
    shortened: ['.linko-below', '.linx-seat-won', '.linx-known'],
  };
}
