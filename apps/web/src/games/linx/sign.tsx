import type { JSX } from 'preact';
import { paintOf } from './palette.ts';

interface Colours {
  /** Of the sign. */
  readonly ink: string;
  /** Of what it lies on: for the fine lines within it. */
  readonly fill: string;
}

const RAYS = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  return `M${(12 + x * 7.4).toFixed(2)} ${(12 + y * 7.4).toFixed(2)}L${(12 + x * 10.8).toFixed(2)} ${(12 + y * 10.8).toFixed(2)}`;
}).join('');

const WAVES = [6, 12.2, 18.4]
  .map((y) => `M2 ${y}c2.2-3.6 4.5-3.6 6.7 0s4.5 3.6 6.7 0 4.4-3.6 6.6 0`)
  .join('');

/** The shapes, on 24 by 24, by the letter of the symbol: told apart by outline alone. */
const SHAPES: Readonly<Record<string, (colours: Colours) => JSX.Element>> = {
  d: ({ ink, fill }) => (
    <>
      <path d="M12 2.2C17.2 8.8 19.8 12 19.8 15a7.8 7.8 0 0 1-15.6 0c0-3 2.6-6.2 7.8-12.8Z" fill={ink} />
      <path
        d="M8 15.3a4 4 0 0 0 3.3 3.8"
        fill="none"
        stroke={fill}
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </>
  ),
  s: ({ ink }) => (
    <g fill={ink} stroke={ink} stroke-width="2.5" stroke-linecap="round">
      <circle cx="12" cy="12" r="4.1" />
      <path d={RAYS} />
    </g>
  ),
  h: ({ ink }) => (
    <path
      d="M12 21.5C3 15 1.8 9.6 4.6 6.4 7 3.8 10.6 4.6 12 8c1.4-3.4 5-4.2 7.4-1.6C22.2 9.6 21 15 12 21.5Z"
      fill={ink}
    />
  ),
  l: ({ ink, fill }) => (
    <>
      <path d="M3.5 20.5C3 9.5 9.5 3.5 20.8 3.2 21 14 14.5 20.6 6.4 18.6Z" fill={ink} />
      <path d="M3 21.5 14.5 9.6" stroke={ink} stroke-width="2" />
      <path d="M6.5 17.6 15.5 8.6" stroke={fill} stroke-width="1.7" stroke-linecap="round" />
    </>
  ),
  w: ({ ink }) => <path d={WAVES} fill="none" stroke={ink} stroke-width="2.7" stroke-linecap="round" />,
  p: ({ ink, fill }) => (
    <>
      <path
        d="M1.6 20.4 9.6 4.6 14 13l2.4-3.8 6 11.2Z"
        fill={ink}
        stroke={ink}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path
        d="M7.4 10.3l1.6 1.5 1.3-1.6 1.7 1.9"
        fill="none"
        stroke={fill}
        stroke-width="1.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </>
  ),
  g: ({ ink, fill }) => (
    <>
      <path d="M12 1.8 22.2 12 12 22.2 1.8 12Z" fill={ink} />
      <path d="M12 6.3 6.3 12" stroke={fill} stroke-width="1.6" stroke-linecap="round" />
    </>
  ),
  t: ({ ink }) => (
    <path d="M12 1.5l3 7.2 7.7.6-5.9 5 1.9 7.6L12 17.8l-6.7 4.1 1.9-7.6-5.9-5 7.7-.6Z" fill={ink} />
  ),
};

/** A symbol's shape, as a part of a drawing or by itself; its size comes from `size`, its place from x and y. */
export function Sign({
  symbol,
  size,
  x = 0,
  y = 0,
}: {
  readonly symbol: string;
  readonly size: number | string;
  readonly x?: number;
  readonly y?: number;
}) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[symbol]!(paintOf(symbol))}
    </svg>
  );
}
