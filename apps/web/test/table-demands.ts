import type { Demands } from './layout-faults.ts';
import type { Size } from './visitor.ts';

/** On a low screen the rows of Keltis, the shorter one for points beside the stones, and the second row of a chain. */
const LOW: Demands['small'] = [
  { target: '.keltis-point-row', width: 150, height: 38 },
  { target: '.keltis-lane', width: 344, height: 38 },
  { target: '.linx-link', width: 44, height: 38 },
];

/** Cards of a hand that overlap. */
const ALWAYS: Demands['small'] = [{ target: '.combos-cell', width: 29, height: 70 }];

/** What WCAG 2.2 allows where there is so little room. */
export const LEAST = { target: '*', width: 24, height: 24 };

/** Too low or too narrow: the table lies in a page that scrolls. */
export function isStacked({ width, height }: Size): boolean {
  return height < 400 || width < 360;
}

/** What every table must be like on a screen of this size. */
export function demandsAt(size: Size): Demands {
  return {
    fits: !isStacked(size),
    isBrought: isStacked(size),
    small: isStacked(size) ? [LEAST] : [...(size.height < 640 ? LOW : []), ...ALWAYS],
    overlapping: ['.combos-strip', '.keltis-hand', '.linx-hand-row', '.linko-piles'],
    shortened: ['.linko-below', '.linx-seat-won', '.linx-known', '.keltis-known', '.table-since-acts'],
  };
}
