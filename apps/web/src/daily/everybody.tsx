import { useState } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import type { Played } from './played-days.ts';
import { Spread } from './spread.tsx';
import { cx } from './styles.ts';
import { aheadIn, scoresIn, useDaySpread } from './use-day-spread.ts';
import type { DailyWords } from './words.ts';

/** What everybody made of it who has handed in theirs on this server; nothing where there is none. */
export function Everybody({ t, mine }: { readonly t: DailyWords; readonly mine: Played }) {
  const [told, handIn] = useDaySpread(mine.game, mine.day, mine.id);
  const [isRefused, setRefused] = useState(false);
  if (told === null) return null;
  if (told === 'open')
    return (
      <div>
        <button
          type="button"
          class="button"
          onClick={() => attempt(async () => setRefused(!(await handIn())))}
        >
          {t.handIn}
        </button>
        <p class={cx('muted small')} role="status">
          {isRefused ? t.notTaken : t.handInNote}
        </p>
      </div>
    );
  const { others, percent } = aheadIn(told);
  return (
    <figure class={cx('past')}>
      <figcaption class="muted">
        {t.everybody} {others > 0 ? t.ahead(percent, others) : t.firstHere}
      </figcaption>
      <Spread t={t} title={t.everybody} scores={scoresIn(told)} own={told.mine} />
    </figure>
  );
}
