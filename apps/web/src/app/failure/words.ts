import type { Language } from '@quartet/core';
import { de } from './words.de.ts';
import { en, type FailureWords } from './words.en.ts';

export const FAILURE_WORDS: Readonly<Record<Language, FailureWords>> = { en, de };
