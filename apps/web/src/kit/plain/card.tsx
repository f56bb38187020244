import { classes } from '../../ui/classes.ts';
import card from './card.module.css';
import type { Face } from './faces.ts';
import { Sign } from './sign.tsx';

const cx = classes(card);

/** A card drawn from its text alone: what it counts in the corner, its suit as a sign, a colour and letters. */
export function PlainCard({ face }: { readonly face: Face }) {
  const { rank, suit } = face;
  return (
    <svg class={cx('plain-card')} data-hue={suit?.hue} viewBox="0 0 100 140" aria-hidden="true">
      <rect class={cx('plain-paper')} x="1.5" y="1.5" width="97" height="137" rx="11" />
      {suit ? (
        <>
          <text x="9" y="37" class={cx('plain-rank')} style={fit(rank, 38, 46)}>
            {rank}
          </text>
          <Sign index={suit.index} x={9} y={46} size={24} />
          <Sign index={suit.index} x={38} y={66} size={52} />
          <text x="90" y="36" text-anchor="end" class={cx('plain-letters')}>
            {suit.letters}
          </text>
        </>
      ) : (
        <>
          <text x="9" y="32" class={cx('plain-rank')} style={fit(rank, 30, 40)}>
            {rank}
          </text>
          <text x="50" y="104" text-anchor="middle" class={cx('plain-rank')} style={fit(rank, 66, 80)}>
            {rank}
          </text>
        </>
      )}
    </svg>
  );
}

/** As large as wanted, or as fits into the width. */
function fit(text: string, size: number, width: number): { fontSize: string } {
  return { fontSize: `${Math.min(size, width / (0.62 * text.length))}px` };
}

/** Cards where there is little room: each a chip of its sign and what it counts. What they are, the text beside them says. */
export function Chips({ faces }: { readonly faces: readonly Face[] }) {
  return (
    <span class={cx('plain-chips')} aria-hidden="true">
      {faces.map(({ rank, suit }, i) => (
        <span key={i} class={cx('plain-chip')} data-hue={suit?.hue}>
          {suit && <Sign index={suit.index} size={11} />}
          {rank}
        </span>
      ))}
    </span>
  );
}
