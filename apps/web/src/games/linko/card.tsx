import { type Card, faceOf } from '@quartet/linko';
import { memo } from '../../kit/memo.tsx';
import { classes } from '../../ui/classes.ts';
import card from './card.module.css';
import { countsOf } from './counts.ts';
import { coloursOf, FILLS } from './palette.ts';

const cx = classes(card);

const STAR = 'M50 73l5.4 12 13.1 1.2-9.9 8.6 3 12.8L50 101l-11.6 6.6 3-12.8-9.9-8.6 13.1-1.2Z';

/** Pips lie on a hoop around the number, as many as the card is worth. */
const PIPS = FILLS.map((_, face) =>
  Array.from({ length: face + 1 }, (_, i) => {
    const angle = (i / (face + 1)) * Math.PI * 2 - Math.PI / 2;
    return { x: 50 + 32 * Math.cos(angle), y: 91 + 32 * Math.sin(angle) };
  }),
);

/** A card face; its size comes from where it lies. `flip`: its name, see kit/motion. */
export const Face = memo((props: { readonly card: Card; readonly flip?: string | undefined }) => {
  const { card } = props;
  const { fill, ink, line } = coloursOf(card);
  const isWide = card.length > 1;
  return (
    <span class={cx('face')} data-card={card} data-flip={props.flip} aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <rect
          x=".9"
          y=".9"
          width="98.2"
          height="138.2"
          rx="10"
          fill={fill}
          stroke="#1b1f27"
          stroke-width="1.8"
        />
        <rect
          x="3"
          y="3"
          width="94"
          height="134"
          rx="8.2"
          fill="none"
          stroke={line}
          stroke-opacity=".58"
          stroke-width="1.5"
        />
        <g fill={ink} text-anchor="middle">
          <text class={cx('corner')} x={isWide ? 26 : 22} y="40" font-size={isWide ? 33 : 37}>
            {card}
          </text>
          <Hoop card={card} fill={fill} ink={ink} />
          <text class={cx('big')} x="50" y="92" font-size={isWide ? 60 : 66}>
            {card}
          </text>
        </g>
      </svg>
    </span>
  );
});

function Hoop({ card, fill, ink }: { readonly card: Card; readonly fill: string; readonly ink: string }) {
  return (
    <g class={cx('hoop')}>
      <circle cx="50" cy="91" r="32" fill="none" stroke={ink} stroke-opacity=".32" stroke-width="1.4" />
      {PIPS[faceOf(card)]!.map(({ x, y }, i) => (
        <circle key={i} cx={x} cy={y} r="4.6" stroke={fill} stroke-width="1.6" />
      ))}
      {card === 'X' ? (
        <path d={STAR} />
      ) : (
        <text class={cx('middle')} x="49.5" y="102" font-size={card.length > 1 ? 27 : 33}>
          {card}
        </text>
      )}
    </g>
  );
}

/** A small card, for stacks and lists; several equal ones as one with a count. */
function Token({ card, count = 1 }: { readonly card: Card; readonly count?: number }) {
  const { fill, ink } = coloursOf(card);
  return (
    <span class={cx('token')} data-card={card} style={{ background: fill, color: ink }} aria-hidden="true">
      {card}
      {count > 1 && <i>{count}</i>}
    </span>
  );
}

/** A layer or a group as tokens: one for its number, one for its jokers. */
export function Tokens({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <span class={cx('tokens')}>
      {[...countsOf(cards)].map(([card, count]) => (
        <Token key={card} card={card} count={count} />
      ))}
    </span>
  );
}
