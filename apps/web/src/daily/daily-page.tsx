import { list } from '@quartet/catalog/list';
import { dailyDeal, dayOf, ERAS, isDay } from '@quartet/deals';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { allMatches } from '../engine/matches.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Calendar } from './calendar.tsx';
import { DayPanel } from './day-panel.tsx';
import { beginsAt, dayText } from './day-text.ts';
import { playedDays, streakOf } from './played-days.ts';
import { cx } from './styles.ts';
import { DAILY_WORDS } from './words.ts';

/** A day's deals, all games; the calendar and the row of days. `wanted`: which day; null: today. */
export function DailyPage({
  wanted,
  settings,
}: {
  readonly wanted: string | null;
  readonly settings: Settings;
}) {
  const words = useWords();
  const { language } = settings;
  const t = DAILY_WORDS[language];
  const today = dayOf(Date.now());
  const day = wanted !== null && isDay(wanted) ? wanted : today;
  const dealt = list.filter(({ id }) => dailyDeal(id, day) !== null);
  const matches = useLoaded(allMatches, [day]);
  if (!matches) return <p class="page-wait">{words.loading}</p>;
  const played = playedDays(matches);
  const title = dayText(day, language);
  const begins = beginsAt(day, language);
  return (
    <main class={cx('page daily')}>
      <PageHeader title={t.title} />
      <h1 class="visually-hidden">{`${t.title}: ${title}`}</h1>
      <p class={cx('date')}>{day === today ? `${t.today}, ${title}` : title}</p>
      <p>{t.intro}</p>
      <div class={cx('daily-columns')}>
        <div class={cx('day-games')}>
          {day > today && <p>{t.notYet(title)}</p>}
          {day <= today && dealt.length === 0 && <p>{t.noDeal(title)}</p>}
          {day <= today &&
            dealt.map((game) => (
              <DayPanel
                key={game.id}
                {...{ t, game, day, settings, played, matches }}
                isPlayable={dailyDeal(game.id, day)!.rules === ERAS[game.id]!.at(-1)!.rules}
              />
            ))}
        </div>
        <aside class={cx('daily-side')} aria-label={t.calendar}>
          <Row streak={streakOf(played, today)} t={t} />
          <Calendar key={day} {...{ t, language, today, played }} shown={day} />
          <p class={cx('muted small')}>{begins === null ? t.midnight : t.midnightAt(begins)}</p>
        </aside>
      </div>
    </main>
  );
}

function Row({ streak, t }: { readonly streak: number; readonly t: (typeof DAILY_WORDS)['en'] }) {
  return (
    <div class={cx('panel row')}>
      <p>
        <strong>{streak > 0 ? t.streak(streak) : t.noStreak}</strong>
      </p>
      <p class={cx('muted small')}>{t.streakNote}</p>
    </div>
  );
}
