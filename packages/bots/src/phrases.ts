import { LANGUAGES, type Language } from '@quartet/core';
import type { Reason } from './knowledge.ts';

/** Every reason of one game in one language. */
export type Phrases<Key extends string> = Readonly<Record<Key, (details: Reason['details']) => string>>;

/** Puts reasons into words. */
export type Reasons = Readonly<Record<Language, (reason: Reason) => string>>;

export function reasonsIn<Key extends string>(phrases: Readonly<Record<Language, Phrases<Key>>>): Reasons {
  const say = (language: Language) => (reason: Reason) =>
    phrases[language][reason.key as Key](reason.details);
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as unknown as Reasons;
}
