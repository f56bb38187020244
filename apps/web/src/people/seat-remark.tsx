import type { Seat } from '@quartet/core';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import remark from './seat-remark.module.css';

const cx = classes(remark);

/** In milliseconds: how long a word stays, and for each letter. */
const STAYS = 1800;
const PER_LETTER = 45;
const EDGE = 8;

/** A word of a bot beside its seat. It lies over nothing that can be tapped for long, and the log has it, too. */
export function SeatRemark(props: {
  readonly seat: Seat;
  readonly text: string;
  readonly screen: RefObject<HTMLElement | null>;
}) {
  const { seat, text } = props;
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const seats = [...(props.screen.current?.querySelectorAll(`[data-place="seat ${seat}"]`) ?? [])];
    const rect = seats.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
    if (rect) setPlace({ left: Math.max(EDGE, rect.left), top: Math.max(EDGE, rect.top) });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setPlace(null), STAYS + PER_LETTER * text.length);
    return () => clearTimeout(timer);
  }, []);
  if (!place) return null;
  return (
    <p class={cx('remark')} style={{ left: `${place.left}px`, top: `${place.top}px` }} aria-hidden="true">
      {text}
    </p>
  );
}
