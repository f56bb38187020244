import type { Language } from '@quartet/core';
import { type Day, startOf } from '@quartet/deals';

/** Monday 16 November. */
export function dayText(day: Day, language: Language): string {
  return printed(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** November 2026. */
export function monthText(day: Day, language: Language): string {
  return printed(day, language, { month: 'long', year: 'numeric' });
}

/** Mo, Tu …, Monday first. */
export function weekdays(language: Language): readonly string[] {
  const monday = 4;
  return Array.from({ length: 7 }, (_, i) =>
    printed(`1970-01-${String(monday + 1 + i).padStart(2, '0')}`, language, { weekday: 'short' }),
  );
}

function printed(day: Day, language: Language, how: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' }).format(startOf(day));
}

/** When a day begins on the clock of whoever looks; null: at midnight, too. */
export function beginsAt(day: Day, language: Language): string | null {
  const begin = new Date(startOf(day));
  if (begin.getHours() === 0 && begin.getMinutes() === 0) return null;
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(begin);
}
