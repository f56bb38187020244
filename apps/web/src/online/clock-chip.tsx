import type { TableInfo } from '@quartet/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { classes } from '../ui/classes.ts';
import online from './online.module.css';
import type { LiveTable } from './use-live-table.ts';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

const cx = classes(online);

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** How much time whoever must decide has left; nothing where no clock runs. */
export function ClockChip(props: {
  readonly live: LiveTable;
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly settings: Settings;
}) {
  const { clock, skew } = props.live;
  const words = ONLINE_WORDS[props.settings.language];
  const [, tick] = useState(0);
  const until = clock?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null || clock?.running === null || clock?.running === undefined) return null;
  const time = printTime(Math.max(0, until - Date.now() - skew), words);
  return (
    <span class={cx('clock-chip')} title={words.timeLeft(props.names[clock.running]!, time)}>
      <span class="visually-hidden">{words.timeLeft(props.names[clock.running]!, '')}</span>
      {time}
    </span>
  );
}

/** Calmly: days, hours, then minutes and seconds. */
function printTime(left: number, words: OnlineWords): string {
  if (left >= 2 * DAY) return words.days(Math.floor(left / DAY));
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
