import type { Language } from '@quartet/core';

/** A moment, short, as the reader writes it. */
export function whenText(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}
