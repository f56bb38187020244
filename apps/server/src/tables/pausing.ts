import type { TableState } from './table-state.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** From when on anybody at the table may end the pause; null: it is not paused. */
export function resumableAt({ isPaused, pausedAt, pace }: TableState): number | null {
  if (!isPaused) return null;
  // Where a decision has days, a pause may last as long as one.
  if (pace.kind === 'days') return pausedAt + pace.days * DAY;
  return pausedAt + (pace.kind === 'live' ? 10 * MINUTE : DAY);
}
