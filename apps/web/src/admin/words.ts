import type { Language } from '@quartet/core';
import type { Problem } from '@quartet/protocol';
import { de } from './words.de.ts';
import { type AdminWords, en } from './words.en.ts';

export type { AdminWords } from './words.en.ts';

export const ADMIN_WORDS: Readonly<Record<Language, AdminWords>> = { en, de };

/** Null: nobody answered. What is rare is said as the server says it. */
export function troubleText(words: AdminWords, problem: Problem | null): string {
  if (!problem) return words.noServer;
  if (problem.code === 'bad-sign-in') return words.wrong;
  if (problem.code === 'too-fast') return words.tooFast;
  if (problem.code === 'sign-in') return words.ended;
  return words.failed(problem.message);
}

/** A moment, short, as the reader writes it. */
export function whenText(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}
