import type { Language } from '@quartet/core';
import { dueMistakes } from './mistakes.ts';
import { PRACTICE_WORDS } from './words.ts';

/** How many of one's own mistakes are to be looked at again today, in two words; null: none. */
export function dueNote(language: Language): string | null {
  const { length } = dueMistakes(Date.now());
  return length === 0 ? null : PRACTICE_WORDS[language].due(length);
}
