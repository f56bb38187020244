/** After a day, a week, a month: how many days until an exercise comes back, by how often it was right in a row. */
const DAYS: readonly number[] = [1, 7, 30];
export const LAST_STEP = DAYS.length - 1;

/** When an exercise comes back. */
export interface Schedule {
  /** How often it was right in a row. */
  readonly step: number;
  /** The first moment of the day on which it is due, in milliseconds. */
  readonly due: number;
}

/** What just went wrong comes back tomorrow, whatever the hour is now. */
export function fresh(now: number): Schedule {
  return { step: 0, due: dayAfter(now, DAYS[0]!) };
}

/** A right answer moves it on, a wrong one starts over; null: it is known by now. */
export function answered({ step }: Schedule, isRight: boolean, now: number): Schedule | null {
  if (!isRight) return fresh(now);
  const days = DAYS[step + 1];
  return days === undefined ? null : { step: step + 1, due: dayAfter(now, days) };
}

export function isDue({ due }: Schedule, now: number): boolean {
  return due <= now;
}

/** Midnight so many days on, where this device is; a day need not have 24 hours. */
function dayAfter(now: number, days: number): number {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return day.getTime();
}
