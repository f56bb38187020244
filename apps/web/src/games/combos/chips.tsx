import type { Seat } from '@quartet/core';
import { classes } from '../../ui/classes.ts';
import card from './card.module.css';
import { ZONE } from './motion.ts';

const cx = classes(card);

/** Chips as counters; those paid stay as dashed rings. */
export function Chips(props: {
  /** Whose they are at the table; those on a sheet go nowhere. */
  readonly seat?: Seat;
  readonly count: number;
  readonly of: number;
  readonly label: string;
}) {
  const { seat } = props;
  return (
    <span
      class={cx('chips')}
      data-place={seat === undefined ? undefined : ZONE.chips(seat)}
      role="img"
      aria-label={props.label}
    >
      {Array.from({ length: Math.max(props.of, props.count) }, (_, i) => (
        <Counter
          key={i}
          isThere={i < props.count}
          place={seat !== undefined && i === props.count - 1 ? ZONE.chip(seat) : undefined}
        />
      ))}
    </span>
  );
}

function Counter({ isThere, place }: { readonly isThere: boolean; readonly place: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" data-place={place} aria-hidden="true">
      {isThere ? (
        <>
          <circle cx="10" cy="10" r="8.800" fill="#D98A4B" stroke="#F3EFE4" stroke-width="1.300" />
          <path
            d="M10 1.200A8.800 8.800 0 0 1 18.800 10H10ZM10 18.800A8.800 8.800 0 0 1 1.200 10H10Z"
            fill="#8A4A1C"
            opacity=".62"
          />
          <circle cx="10" cy="10" r="3.600" fill="#F7D3AE" />
        </>
      ) : (
        <circle
          cx="10"
          cy="10"
          r="8.400"
          fill="none"
          stroke="var(--line-strong)"
          stroke-width="1.500"
          stroke-dasharray="2.600 2.600"
        />
      )}
    </svg>
  );
}
