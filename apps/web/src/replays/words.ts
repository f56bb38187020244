import type { Language } from '@quartet/core';
import { de } from './words.de.ts';
import { en, type ReplayWords } from './words.en.ts';

export type { ReplayWords } from './words.en.ts';

/** Apart from the other words: only who looks back loads them. */
export const REPLAY_WORDS: Readonly<Record<Language, ReplayWords>> = { en, de };
