import type { Seat } from '@quartet/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import seatMark from './seat-mark.module.css';

const cx = classes(seatMark);

/** What stands beside the name of each seat: "away"; null or missing: nothing. */
export const SeatMarks = createContext<readonly (string | null)[]>([]);

export function SeatMark({ seat }: { readonly seat: Seat }) {
  const mark = useContext(SeatMarks)[seat];
  return mark ? <em class={cx('seat-mark')}> ○ {mark}</em> : null;
}
