import type { Language } from '@quartet/core';
import { type Day, daysAfter, ERAS } from '@quartet/deals';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { dayText, monthText, weekdays } from './day-text.ts';
import { monthOf, type Played } from './played-days.ts';
import { cx } from './styles.ts';
import type { DailyWords } from './words.ts';

/** No deal is older. */
const FIRST_DAY = Object.values(ERAS)
  .map(([first]) => first!.from)
  .sort()[0]!;

/** The days of a month, each with how much of it was played; a tap opens one. */
export function Calendar(props: {
  readonly t: DailyWords;
  readonly language: Language;
  readonly today: Day;
  readonly shown: Day;
  readonly played: readonly Played[];
}) {
  const { t, language, today, shown, played } = props;
  const [month, setMonth] = useState(`${shown.slice(0, 7)}-01`);
  const before = `${daysAfter(month, -1).slice(0, 7)}-01`;
  const after = `${daysAfter(month, 31).slice(0, 7)}-01`;
  const countOf = (day: Day): number => played.filter((one) => one.day === day).length;
  return (
    <section class={cx('panel calendar')} aria-label={t.calendar}>
      <div class={cx('month')}>
        <button
          type="button"
          class="icon-button"
          aria-label={t.previousMonth}
          disabled={month <= FIRST_DAY}
          onClick={() => setMonth(before)}
        >
          <Icon name="back" />
        </button>
        <h2 aria-live="polite">{monthText(month, language)}</h2>
        <button
          type="button"
          class={cx('icon-button next')}
          aria-label={t.nextMonth}
          disabled={after > today}
          onClick={() => setMonth(after)}
        >
          <Icon name="back" />
        </button>
      </div>
      <table class={cx('days')}>
        <thead>
          <tr>
            {weekdays(language).map((name) => (
              <th key={name} scope="col" class="muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, i) => (
                <td key={i}>
                  {day && (
                    <DayCell
                      {...{ t, language, day }}
                      isOpen={day >= FIRST_DAY && day <= today}
                      isShown={day === shown}
                      count={countOf(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayCell(props: {
  readonly t: DailyWords;
  readonly language: Language;
  readonly day: Day;
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly count: number;
}) {
  const { day, count } = props;
  const number = Number(day.slice(8));
  if (!props.isOpen) return <span class={cx('day muted')}>{number}</span>;
  return (
    <a
      class={cx(count > 0 ? 'day done' : 'day')}
      href={`#/daily/${day}`}
      aria-current={props.isShown ? 'date' : undefined}
      aria-label={props.t.dayPlayed(dayText(day, props.language), count)}
    >
      {number}
      <span class={cx('dots')} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    </a>
  );
}
