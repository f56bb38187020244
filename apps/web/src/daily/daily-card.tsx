import { list } from '@quartet/catalog/list';
import { withMinus } from '@quartet/core';
import { dayOf, ERAS, leadOf } from '@quartet/deals';
import type { Settings } from '../app/settings.ts';
import type { SavedMatch } from '../engine/model.ts';
import { Icon, LineDrawing } from '../ui/icon.tsx';
import { cx } from './card-styles.ts';
import { CARD_WORDS } from './card-words.ts';
import { dayText } from './day-text.ts';
import { playedDays } from './played-days.ts';
import { Spread } from './spread.tsx';
import { aheadIn, scoresIn, useDaySpread } from './use-day-spread.ts';

const CALENDAR = 'M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4';
const DEALT = list.filter(({ id }) => Object.hasOwn(ERAS, id));
const IDS = DEALT.map(({ id }) => id);

/** On the home page: the game that leads today, what came of it, and the way to all of them. */
export function DailyCard(props: { readonly settings: Settings; readonly matches: readonly SavedMatch[] }) {
  const { language } = props.settings;
  const t = CARD_WORDS[language];
  const today = dayOf(Date.now());
  const leader = leadOf(today, IDS);
  const lead = DEALT.find(({ id }) => id === leader)!;
  const played = playedDays(props.matches).filter(({ game }) => game === lead.id);
  const mine = played.find(({ day }) => day === today);
  const [told] = useDaySpread(lead.id, today, mine?.id ?? null);
  const spread = told === 'open' ? null : told;
  const ahead = spread && aheadIn(spread);
  const scores = spread ? scoresIn(spread) : played.map(({ points }) => points);
  const name = lead.name[language];
  return (
    <section class={cx('panel card')} aria-label={t.titleOf(name)}>
      <a class={cx('card-link')} href="#/daily">
        <span class={cx('card-icon')}>
          <LineDrawing path={CALENDAR} size={26} viewBox="0 0 24 24" />
        </span>
        <span class={cx('card-text')}>
          <strong>
            <span class={cx('card-title')}>{t.title}</span>
            <span class={cx('card-short')}>{t.titleOf(name)}</span>
          </strong>
          <span class={cx('muted card-day')}>{dayText(today, language)}</span>
          <span class={cx('card-said')}>
            {mine ? t.mineToday(name, withMinus(mine.points)) : t.waitsToday(name)}
            {ahead && ahead.others > 0 && ` ${t.ahead(ahead.percent, ahead.others)}`}
          </span>
        </span>
        <span class={cx('card-go')}>
          <Icon name="back" size={20} />
        </span>
      </a>
      {mine && scores.length > 1 && (
        <div class={cx('card-spread')}>
          <Spread t={t} title={spread ? t.title : t.past} scores={scores} own={mine.points} />
        </div>
      )}
      <div class={cx('card-acts')}>
        {mine ? (
          <>
            <a class="button" href={`#/replay/${mine.id}`}>
              <Icon name="history" size={18} /> {t.lookBack}
            </a>
            <a class="button" href={`#/challenge/${mine.id}`}>
              <Icon name="people" size={18} /> {t.challenge}
            </a>
          </>
        ) : (
          <a class="button" href="#/daily">
            <Icon name="play" size={18} /> {t.play}
          </a>
        )}
      </div>
    </section>
  );
}
