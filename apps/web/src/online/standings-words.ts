import type { Language } from '@quartet/core';
import { de } from './standings-words.de.ts';
import { en, type StandingsWords } from './standings-words.en.ts';

export type { StandingsWords } from './standings-words.en.ts';

export const STANDINGS_WORDS: Readonly<Record<Language, StandingsWords>> = { en, de };
