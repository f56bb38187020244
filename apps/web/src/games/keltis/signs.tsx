import type { Sign } from '@quartet/keltis';
import { classes } from '../../ui/classes.ts';
import token from './token.module.css';

const cx = classes(token);

interface Drawn {
  /** The colour of the sign, and of what shows through it. */
  readonly ink: string;
  readonly ground: string;
}

function Peak({ ink, ground }: Drawn) {
  return (
    <>
      <path
        d="M1.6 20.4L9.6 4.6 14 13l2.4-3.8 6 11.2Z"
        fill={ink}
        stroke={ink}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path
        d="M7.4 10.3l1.6 1.5 1.3-1.6 1.7 1.9"
        fill="none"
        stroke={ground}
        stroke-width="1.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </>
  );
}

function Sun({ ink }: Drawn) {
  return (
    <g fill={ink} stroke={ink} stroke-width="2.5" stroke-linecap="round">
      <circle cx="12" cy="12" r="4.1" />
      <path d="M19.4 12h3.4M4.6 12H1.2M12 19.4v3.4M12 4.6V1.2M17.23 17.23l2.4 2.4M6.77 6.77l-2.4-2.4M6.77 17.23l-2.4 2.4M17.23 6.77l2.4-2.4" />
    </g>
  );
}

function Leaf({ ink, ground }: Drawn) {
  return (
    <>
      <path d="M3.5 20.5C3 9.5 9.5 3.5 20.8 3.2 21 14 14.5 20.6 6.4 18.6Z" fill={ink} />
      <path d="M3 21.5L14.5 9.6" stroke={ink} stroke-width="2" />
      <path d="M6.5 17.6L15.5 8.6" stroke={ground} stroke-width="1.7" stroke-linecap="round" />
    </>
  );
}

function Wave({ ink }: Drawn) {
  const crest = 'c2.200-3.600 4.500-3.600 6.700 0s4.500 3.600 6.700 0 4.400-3.600 6.600 0';
  return (
    <path
      d={`M2 6${crest}M2 12.200${crest}M2 18.400${crest}`}
      fill="none"
      stroke={ink}
      stroke-width="2.7"
      stroke-linecap="round"
    />
  );
}

function Moon({ ink }: Drawn) {
  return <path d="M14.6 2.6A9.7 9.7 0 1 0 21.6 15.4 8.2 8.2 0 0 1 14.6 2.6Z" fill={ink} />;
}

function Ring({ ink }: Drawn) {
  return (
    <>
      <circle cx="12" cy="12" r="8.6" fill="none" stroke={ink} stroke-width="2.4" />
      <circle cx="12" cy="12" r="3.2" fill={ink} />
    </>
  );
}

/** Two uprights and a lintel: an End card. */
function Gate({ ink }: Drawn) {
  return <path d="M2.5 4.5h19v4.4h-19ZM5 10.4h4.6v10.2H4.2ZM14.4 10.4H19l.8 10.2h-5.4Z" fill={ink} />;
}

const DRAWINGS = { r: Peak, y: Sun, g: Leaf, b: Wave, p: Moon, '*': Ring, E: Gate };

/** A suit's silhouette, or the gate of an End; the place around it gives it its size. */
export function Glyph(props: {
  readonly sign: Sign | 'E';
  readonly ink?: string;
  readonly ground?: string;
  /** Inside another drawing: where it lies there, and how wide it is. */
  readonly at?: readonly [x: number, y: number, width: number];
}) {
  const Drawing = DRAWINGS[props.sign];
  const [x, y, width] = props.at ?? [];
  return (
    <svg class={cx('glyph')} viewBox="0 0 24 24" x={x} y={y} width={width} height={width} aria-hidden="true">
      <Drawing ink={props.ink ?? 'currentColor'} ground={props.ground ?? 'transparent'} />
    </svg>
  );
}
