import { withMinus } from '@quartet/core';
import type { ReplayWords } from '../replays/words.ts';
import type { Bar } from './stats.ts';

const WIDTH = 30;
const GAP = 6;
const HEIGHT = 70;
const FOOT = 20;
const HEAD = 18;

/** How often which score; read aloud it is a list. */
export function Bars({ t, bars }: { readonly t: ReplayWords; readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count));
  const spoken = bars.filter(({ count }) => count > 0).map(({ from, to, count }) => t.bar(from, to, count));
  const width = bars.length * (WIDTH + GAP);
  return (
    <svg
      class="stats-bars"
      viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`}
      width={width}
      role="img"
      aria-label={`${t.distribution}. ${spoken.join('; ')}.`}
    >
      {bars.map(({ from, count }, i) => {
        const height = (count / most) * HEIGHT;
        const x = i * (WIDTH + GAP) + GAP / 2;
        return (
          <g key={from}>
            <rect x={x} y={HEAD + HEIGHT - height} width={WIDTH} height={Math.max(height, 1.5)} rx="3" />
            {count > 0 && (
              <text x={x + WIDTH / 2} y={HEAD + HEIGHT - height - 5}>
                {count}
              </text>
            )}
            <text class="foot" x={x + WIDTH / 2} y={HEAD + HEIGHT + 15}>
              {withMinus(from)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
