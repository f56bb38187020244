import type { TableInfo } from '@quartet/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { printTime } from './print-time.ts';
import { cx } from './styles.ts';
import type { LiveTable } from './use-live-table.ts';
import { ONLINE_WORDS } from './words.ts';

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
