import { withMinus } from '@quartet/core';
import { barsOf } from '../statistics/stats.ts';
import { cx } from './card-styles.ts';
import type { CardWords } from './card-words.ts';

const WIDTH = 28;
const GAP = 5;
const HEIGHT = 64;
const HEAD = 18;
const FOOT = 18;

/** How often which points, the bar with one's own in gold; read aloud it is a list. */
export function Spread(props: {
  readonly t: CardWords;
  readonly title: string;
  readonly scores: readonly number[];
  readonly own: number;
}) {
  const { t, scores, own } = props;
  const bars = barsOf(scores);
  const most = Math.max(...bars.map(({ count }) => count));
  const spoken = bars
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) => t.bar(withMinus(from), withMinus(to), count));
  const width = bars.length * (WIDTH + GAP);
  return (
    <svg
      class={cx('spread')}
      viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
      width={width}
      role="img"
      aria-label={`${props.title}. ${spoken.join('; ')}. ${t.you(withMinus(own))}.`}
    >
      {bars.map(({ from, to, count }, i) => {
        const height = Math.max((count / most) * HEIGHT, 1.5);
        const x = i * (WIDTH + GAP) + GAP / 2;
        const isOwn = own >= from && own <= to;
        return (
          <g key={from} class={cx(isOwn ? 'mine' : '')}>
            <rect x={x} y={HEAD + HEIGHT - height} width={WIDTH} height={height} rx="3" />
            {isOwn && (
              <text x={x + WIDTH / 2} y={HEAD + HEIGHT - height - 5}>
                {withMinus(own)}
              </text>
            )}
            <text class={cx('foot')} x={x + WIDTH / 2} y={HEAD + HEIGHT + 14}>
              {withMinus(from)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
