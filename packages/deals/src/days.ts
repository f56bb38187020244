/** A day as it is written everywhere: `2026-11-16`. It begins at midnight UTC, all over the world at once. */
export type Day = string;

const LENGTH = 86_400_000;
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of a moment, in milliseconds since 1970. */
export function dayOf(time: number): Day {
  return dayNumbered(Math.floor(time / LENGTH));
}

/** When it begins, in milliseconds since 1970. */
export function startOf(day: Day): number {
  return numberOf(day) * LENGTH;
}

/** Whether this is a day of the calendar, written as days are. */
export function isDay(text: string): boolean {
  return WRITTEN.test(text) && dayNumbered(numberOf(text)) === text;
}

/** So many days later; earlier, if negative. */
export function daysAfter(day: Day, days: number): Day {
  return dayNumbered(numberOf(day) + days);
}

/** Days since 1 January 1970. */
export function numberOf(day: Day): number {
  const [, year, month, date] = WRITTEN.exec(day) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(date)) / LENGTH;
}

/** Which of these games leads on a day: each in turn. */
export function leadOf(day: Day, games: readonly string[]): string {
  return games[numberOf(day) % games.length]!;
}

/** The calendar of 400 years from 1 March 0000 on: leap days come last, so no clock or zone is asked. */
function dayNumbered(number: number): Day {
  const since = number + 719_468;
  const age = Math.floor(since / 146_097);
  const inAge = since - age * 146_097;
  const yearOfAge = Math.floor(
    (inAge - Math.floor(inAge / 1460) + Math.floor(inAge / 36_524) - Math.floor(inAge / 146_096)) / 365,
  );
  const inYear = inAge - (365 * yearOfAge + Math.floor(yearOfAge / 4) - Math.floor(yearOfAge / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const date = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfAge + age * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
