import type { Language } from '@quartet/core';
import { de } from './words.de.ts';
import { en, type LearnWords } from './words.en.ts';

export type { LearnWords } from './words.en.ts';

export const LEARN_WORDS: Readonly<Record<Language, LearnWords>> = { en, de };
