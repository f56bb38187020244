import { signed } from '../ui/signed.ts';
import { cx } from './styles.ts';

/** How many numbers a counter rolls through. */
const ROLLED = 4;

/** A total in its window: it rolls there from the numbers below, and is written as it ends. */
export function Tally(props: {
  readonly total: number;
  readonly isMine: boolean;
  /** Points that only count up bear no sign. */
  readonly isPlain?: boolean;
}) {
  const { total, isPlain } = props;
  const written = (points: number): string => (isPlain && points >= 0 ? `${points}` : signed(points));
  const rolled = Array.from({ length: ROLLED }, (_, i) => written(total - ROLLED + i));
  return (
    <span class={cx(props.isMine ? 'tally mine' : 'tally')}>
      <span class={cx('wheel')}>
        {rolled.map((text, i) => (
          <span key={i} class={cx('passed')} aria-hidden="true" data-passed={text} />
        ))}
        <b data-total={total}>{written(total)}</b>
      </span>
    </span>
  );
}
