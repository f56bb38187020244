import type { Settings } from '../app/settings.ts';
import { OnlineIcon } from './online-icon.tsx';
import { printTime } from './print-time.ts';
import { cx } from './styles.ts';
import type { LiveTable } from './use-live-table.ts';
import { useSecond } from './use-second.ts';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

/** Milliseconds a seat has left; null: it has no clock. */
function leftAt({ clock, skew }: LiveTable, seat: number): number | null {
  if (!clock) return null;
  if (clock.running === seat && clock.until !== null) return Math.max(0, clock.until - Date.now() - skew);
  // Where a decision has days, nothing is saved up.
  return clock.banks[seat] || null;
}

/** At a seat: what it has left. Only the clock that runs is gold. */
export function SeatClock(props: {
  readonly live: LiveTable;
  readonly seat: number;
  readonly words: OnlineWords;
}) {
  const { live, seat, words } = props;
  const isRunning = live.clock?.running === seat;
  useSecond(isRunning);
  const left = leftAt(live, seat);
  if (left === null) return null;
  return <b class={cx(isRunning ? 'seat-clock runs' : 'seat-clock')}>{printTime(left, words)}</b>;
}

/** In the top line: my own time, and a press stops all clocks, or asks for it. Nothing where no clock is. */
export function ClockChip(props: {
  readonly live: LiveTable;
  readonly seat: number;
  readonly settings: Settings;
  /** Null: this game cannot be paused now. */
  readonly pause: { readonly label: string; press(): void } | null;
}) {
  const { live, seat, pause } = props;
  const words = ONLINE_WORDS[props.settings.language];
  const isRunning = live.clock?.running === seat;
  useSecond(isRunning);
  const left = leftAt(live, seat);
  if (left === null) return null;
  const time = printTime(left, words);
  const label = words.timeLeft(words.yourClock, time);
  const look = cx(isRunning ? 'clock-chip runs' : 'clock-chip');
  if (!pause)
    return (
      <span class={look} title={label}>
        <span class="visually-hidden">{words.timeLeft(words.yourClock, '')}</span>
        {time}
      </span>
    );
  return (
    <button
      type="button"
      class={look}
      title={pause.label}
      aria-label={`${label}. ${pause.label}`}
      onClick={pause.press}
    >
      <OnlineIcon name="pause" size={14} /> {time}
    </button>
  );
}
