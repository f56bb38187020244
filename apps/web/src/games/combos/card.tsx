import type { Card as Face } from '@quartet/combos';
import type { JSX } from 'preact';
import { CARD_EDGE } from '../../kit/card-back.tsx';
import { useLetter } from '../../kit/letters.ts';
import { memo } from '../../kit/memo.tsx';
import { classes } from '../../ui/classes.ts';
import card from './card.module.css';
import { LETTERS } from './letters.ts';
import { coloursOf, INK, PAPER } from './palette.ts';
import { RedrawSign, StopSign } from './signs.tsx';

const cx = classes(card);

const SQUARE = 100 / 7;
/** The checkered foot: three rows, fading upwards. */
const FOOT = [0, 1, 2].map((row) => ({
  opacity: [0.1, 0.2, 0.32][row],
  d: [0, 1, 2, 3, 4, 5, 6]
    .filter((column) => (column + row) % 2 === 0)
    .map(
      (column) =>
        `M${(column * SQUARE).toFixed(2)} ${(140 - (3 - row) * SQUARE).toFixed(2)}h${SQUARE}v${SQUARE}h-${SQUARE}Z`,
    )
    .join(''),
}));

/** A card's face; as wide as its place. What it is, says the button around it. `flip`: its name, see kit/motion. */
export const Card = memo(({ card, flip }: { readonly card: Face; readonly flip?: string | undefined }) => {
  const { fill, ink } = coloursOf(card);
  return (
    <svg class={cx('card')} data-card={card} data-flip={flip} viewBox="0 0 100 140" aria-hidden="true">
      <rect width="100" height="140" fill={fill} />
      {FOOT.map(({ d, opacity }) => (
        <path key={d} d={d} fill={ink} opacity={opacity} />
      ))}
      {card === 'S' || card === 'R' ? <Special card={card} /> : <Figures card={card} ink={ink} />}
      <rect x="3" y="3" width="94" height="134" rx="8.4" fill="none" stroke={INK} stroke-opacity=".3" />
      <rect {...CARD_EDGE} fill="none" stroke="#FBF8F1" stroke-width="2" stroke-opacity=".88" />
    </svg>
  );
});

function Figures({ card, ink }: { readonly card: Face; readonly ink: string }): JSX.Element {
  const isLong = card.length > 1;
  const corner = { 'text-anchor': 'middle', 'font-weight': '800', fill: ink } as const;
  return (
    <>
      <text
        x={isLong ? 25 : 23}
        y="37"
        font-size={isLong ? 31 : 34}
        letter-spacing={isLong ? -2 : -1}
        {...corner}
      >
        {card}
      </text>
      {card === 'X' ? (
        <path d="M42 48l38 42M80 48L42 90" stroke={ink} stroke-width="9" stroke-linecap="round" />
      ) : (
        <text
          x="62"
          y="90"
          font-size={isLong ? 52 : 58}
          font-weight="500"
          letter-spacing="-2"
          text-anchor="middle"
          fill={ink}
        >
          {card}
        </text>
      )}
    </>
  );
}

function Special({ card }: { readonly card: 'S' | 'R' }): JSX.Element {
  const Sign = card === 'S' ? StopSign : RedrawSign;
  const letter = useLetter(LETTERS, card);
  return (
    <>
      <Sign x={9} y={12} size={28} ink={INK} paper={PAPER} />
      {letter && (
        <text class="card-letter" x="23" y="72" font-size="28" fill={INK}>
          {letter}
        </text>
      )}
      <Sign x={34} y={42} size={56} ink={INK} paper={PAPER} isLarge />
    </>
  );
}

/** A card so small that only its number is left. */
export function Tile({ card }: { readonly card: Face }) {
  const { fill, ink } = coloursOf(card);
  return (
    <span class={cx('tile')} data-card={card} style={{ background: fill, color: ink }} aria-hidden="true">
      {card === 'S' ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <StopSign x={0} y={0} size={24} ink={INK} paper={PAPER} />
        </svg>
      ) : card === 'R' ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <RedrawSign x={0} y={0} size={24} ink={INK} paper={PAPER} />
        </svg>
      ) : (
        card
      )}
    </span>
  );
}
