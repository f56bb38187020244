import type { OnlineWords } from './words.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Calmly: days, hours, then minutes and seconds. */
export function printTime(left: number, words: OnlineWords): string {
  if (left >= 2 * DAY) return words.days(Math.floor(left / DAY));
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
