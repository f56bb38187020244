import { type Day, dayOf, daysAfter } from '@quartet/deals';
import { onlyPerson, type SavedMatch } from '../engine/model.ts';

/** What somebody has made of the deals of the day, on this device. */
export interface Played {
  readonly id: string;
  readonly game: string;
  readonly day: Day;
  readonly points: number;
  /** Begun on its day, not afterwards. */
  readonly isOnTime: boolean;
}

/** The result that counts, of each day and game: the first that was finished. */
export function playedDays(matches: readonly SavedMatch[]): Played[] {
  const first = new Map<string, Played>();
  for (const match of matches.toSorted((a, b) => a.updated - b.updated)) {
    const seat = onlyPerson(match.players);
    const day = match.same?.day;
    if (match.casual || day === undefined || seat === null || !match.result) continue;
    const { id, game, started } = match;
    const key = `${game} ${day}`;
    const points = match.result.scores[seat]!;
    if (!first.has(key)) first.set(key, { id, game, day, points, isOnTime: dayOf(started) === day });
  }
  return [...first.values()];
}

/** The match of a day that was begun and not finished. */
export function runningOf(matches: readonly SavedMatch[], game: string, day: Day): SavedMatch | null {
  return matches.find((one) => one.game === game && one.same?.day === day && !one.result) ?? null;
}

/** Days apart that two missed ones must at least be, for both to be forgiven. */
const FORGIVEN_EVERY = 7;

/**
 * How many days in a row had a deal played on them. Today may still come; a missed day is forgiven, but only one in any
 * seven. Forgiven days are not counted.
 */
export function streakOf(played: readonly Played[], today: Day): number {
  const days = new Set(played.filter(({ isOnTime }) => isOnTime).map(({ day }) => day));
  let streak = 0;
  let sinceForgiven = FORGIVEN_EVERY;
  for (let day = days.has(today) ? today : daysAfter(today, -1); ; day = daysAfter(day, -1)) {
    sinceForgiven++;
    if (days.has(day)) streak++;
    else if (sinceForgiven > FORGIVEN_EVERY && days.has(daysAfter(day, -1))) sinceForgiven = 1;
    else return streak;
  }
}

/** The weeks of a day's month, Monday first; null where a day belongs to another month. */
export function monthOf(day: Day): readonly (readonly (Day | null)[])[] {
  const month = day.slice(0, 7);
  let cell = `${month}-01`;
  // 5 January 1970 was a Monday.
  const offset = (weekdayOf(cell) + 7) % 7;
  const cells: (Day | null)[] = Array.from({ length: offset }, () => null);
  for (; cell.startsWith(month); cell = daysAfter(cell, 1)) cells.push(cell);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** 0 is Monday. */
function weekdayOf(day: Day): number {
  return (Math.round(Date.parse(`${day}T00:00Z`) / 86_400_000) + 3) % 7;
}
