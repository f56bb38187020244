import type { Language } from '@quartet/core';
import type { Problem } from '@quartet/protocol';
import { de } from './words.de.ts';
import { en, type OnlineWords } from './words.en.ts';

export type { OnlineWords } from './words.en.ts';

export const ONLINE_WORDS: Readonly<Record<Language, OnlineWords>> = { en, de };

/** Null: nobody answered. */
export function problemText(words: OnlineWords, problem: Problem | null): string {
  return problem ? words.problems[problem.code] : words.noServer;
}
