import type { Language } from '@quartet/core';
import { PLAIN_WORDS } from './words.ts';

/** What a place is called: by the game, else as usual, else as its view writes it: `openCards` → "Open cards". */
export function placeName(
  key: string,
  named: Readonly<Record<string, string>> | undefined,
  language: Language,
): string {
  const said = named?.[key] ?? PLAIN_WORDS[language].places[key];
  if (said !== undefined) return said;
  const apart = key.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}
