import type { Language } from '@quartet/core';
import { de } from './words.de.ts';
import { en, type RuleWords } from './words.en.ts';

export const RULE_WORDS: Readonly<Record<Language, RuleWords>> = { en, de };
