import { CARD_EDGE } from '../../kit/card-back.tsx';
import { useLetter } from '../../kit/letters.ts';
import { memo } from '../../kit/memo.tsx';
import { classes } from '../../ui/classes.ts';
import card from './card.module.css';
import { SYMBOL_LETTERS } from './letters.ts';
import { numberIn, paintOf, symbolIn } from './palette.ts';
import { Sign } from './sign.tsx';

const cx = classes(card);

const INK = '#1b1f27';
const PAPER = '#fbf8f1';

/** A card's face. It fills the width it is given; its name is said by the button around it. */
export const Card = memo(({ code }: { readonly code: string }) => {
  const symbol = symbolIn(code);
  const { fill, ink } = paintOf(symbol);
  const number = numberIn(code);
  const letter = useLetter(SYMBOL_LETTERS, symbol);
  // The lightest colour needs an edge on paper.
  const edge = symbol === 'd' ? { stroke: INK, 'stroke-opacity': 0.25 } : {};
  return (
    <svg class={cx('card')} data-card={code} viewBox="0 0 100 140" aria-hidden="true">
      <rect {...CARD_EDGE} fill={PAPER} stroke={INK} stroke-opacity=".75" stroke-width="1.6" />
      <Digits text={number} x={20.5} y={38} room={33} kind="index" fill={INK} />
      <rect x="5" y="48" width="32" height="32" rx="8" fill={fill} {...edge} />
      <Sign symbol={symbol} size={24} x={9} y={52} />
      <g fill="none" stroke={INK} stroke-opacity=".22" stroke-width="2.2">
        <rect x="14.5" y="94" width="13" height="21" rx="6.5" />
        <rect x="14.5" y="112" width="13" height="21" rx="6.5" />
      </g>
      <rect x="42" y="6.5" width="51.5" height="127" rx="7" fill={fill} {...edge} />
      <path d="M50 70h36" stroke={ink} stroke-opacity=".35" stroke-width="1.4" />
      <Digits text={number} x={67.5} y={55} room={44} kind="large" fill={ink} />
      <Sign symbol={symbol} size={letter ? 31 : 38.5} x={letter ? 52 : 48.5} y={letter ? 75 : 80} />
      {letter && (
        <text class="card-letter" x="67.5" y="128" font-size="24" fill={ink}>
          {letter}
        </text>
      )}
    </svg>
  );
});

/** A number; one of two digits is squeezed into its room, whatever the font. */
function Digits(props: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly kind: string;
  readonly fill: string;
}) {
  const isWide = props.text.length > 1;
  const squeezed = isWide ? ({ textLength: props.room, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
  return (
    <text
      x={props.x}
      y={props.y}
      text-anchor="middle"
      class={cx(isWide ? `${props.kind} wide` : props.kind)}
      fill={props.fill}
      {...squeezed}
    >
      {props.text}
    </text>
  );
}

/** The same card where there is little room: number above sign, on the whole of its colour. */
export function Tile({ code }: { readonly code: string }) {
  const symbol = symbolIn(code);
  const { fill, ink } = paintOf(symbol);
  const number = numberIn(code);
  const letter = useLetter(SYMBOL_LETTERS, symbol);
  return (
    <svg class={cx('drawing')} data-card={code} viewBox="0 0 100 140" aria-hidden="true">
      <rect x="2" y="2" width="96" height="136" rx="14" fill={fill} stroke={PAPER} stroke-width="4" />
      <Digits text={number} x={49} y={66} room={72} kind="tile" fill={ink} />
      <Sign symbol={symbol} size={letter ? 42 : 48} x={letter ? 10 : 26} y={letter ? 82 : 78} />
      {letter && (
        <text class="card-letter" x="74" y="117" font-size={letter.length > 1 ? 30 : 38} fill={ink}>
          {letter}
        </text>
      )}
    </svg>
  );
}

/** A card within a line of text. */
export function Chip({ code }: { readonly code: string }) {
  const symbol = symbolIn(code);
  const { fill, ink } = paintOf(symbol);
  return (
    <span class={cx('chip')} data-card={code} style={{ background: fill, color: ink }} aria-hidden="true">
      <Sign symbol={symbol} size="1em" />
      {numberIn(code)}
    </span>
  );
}
