import { FastRng } from '@quartet/core';
import { cx } from './styles.ts';

const COLOURS = ['#f2c14e', '#8fe3c0', '#ffb4a2', '#b9c6f2', '#52a962', '#2c78bf', '#f3efe4'];
const PIECES = 44;

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly kind: number;
  readonly colour: string;
  readonly after: number;
}

/** Where the middle is written on, they keep to the sides and the upper edge. */
const PLACES: readonly Piece[] = (() => {
  const rng = new FastRng('confetti');
  return Array.from({ length: PIECES }, (_, i) => {
    const isAbove = i % 5 === 0;
    const side = rng.below(7);
    return {
      x: isAbove ? rng.below(100) : i % 2 === 0 ? side : 99 - side,
      y: isAbove ? rng.below(5) : rng.below(96),
      turn: rng.below(180),
      kind: rng.below(3),
      colour: COLOURS[rng.below(COLOURS.length)]!,
      after: rng.below(500),
    };
  });
})();

/** A handful of paper; it falls once and lies still. */
export function Confetti() {
  return (
    <div class={cx('confetti')} aria-hidden="true">
      {PLACES.map(({ x, y, turn, kind, colour, after }, i) => (
        <i
          key={i}
          class={cx(kind === 0 ? 'dot' : kind === 1 ? 'scrap' : 'curl')}
          style={{
            left: `${x}%`,
            top: `${y}%`,
            color: colour,
            rotate: `${turn}deg`,
            '--after': after,
            opacity: 1 - y / 130,
          }}
        />
      ))}
    </div>
  );
}
