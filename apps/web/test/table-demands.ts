import type { Demands } from './layout-faults.ts';
import type { Size } from './visitor.ts';

/** On a low screen the rows of Keltis, and the shorter one for points beside the stones. */
const LOW: Demands['small'] = [
  { target: '.kt-point-row', width: 150, height: 38 },
  { target: '.kt-lane', width: 344, height: 38 },
];

/** What every table must be like on a screen of this size. */
export function demandsAt({ height }: Size): Demands {
  return {
    fits: true,
    small: [{ target: '.cc-cell', width: 29, height: 70 }, ...(height < 640 ? LOW : [])],
    overlapping: ['.cc-strip', '.kt-hand', '.linx-hand-row', '.lk-piles'],
    shortened: ['.lk-below', '.linx-seat-won', '.linx-known'],
  };
}
