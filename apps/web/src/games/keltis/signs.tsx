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
        d="M1.600 20.400L9.600 4.600 14 13l2.400-3.800 6 11.200Z"
        fill={ink}
        stroke={ink}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path
        d="M7.400 10.300l1.600 1.500 1.300-1.600 1.700 1.900"
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
      <path d="M19.400 12h3.400M4.600 12H1.200M12 19.400v3.400M12 4.600V1.200M17.230 17.230l2.400 2.400M6.770 6.770l-2.400-2.400M6.770 17.230l-2.400 2.400M17.230 6.770l2.400-2.400" />
    </g>
  );
}

function Leaf({ ink, ground }: Drawn) {
  return (
    <>
      <path d="M3.500 20.500C3 9.500 9.500 3.500 20.800 3.200 21 14 14.500 20.600 6.400 18.600Z" fill={ink} />
      <path d="M3 21.500L14.500 9.600" stroke={ink} stroke-width="2" />
      <path d="M6.500 17.600L15.500 8.600" stroke={ground} stroke-width="1.7" stroke-linecap="round" />
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
  return (
    <path d="M14.600 2.600A9.700 9.700 0 1 0 21.600 15.400 8.200 8.200 0 0 1 14.600 2.600Z" fill={ink} />
  );
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
  return (
    <path
      d="M2.500 4.500h19v4.400h-19ZM5 10.400h4.600v10.200H4.200ZM14.400 10.400H19l.8 10.200h-5.400Z"
      fill={ink}
    />
  );
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
