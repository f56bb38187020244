import type { Language } from '@quartet/core';
import { de } from './replay.de.ts';
import { en, type ReplayWords } from './replay.en.ts';

export type { ReplayWords } from './replay.en.ts';

/** Apart from the other words: only who looks back loads them. */
export const REPLAY_WORDS: Readonly<Record<Language, ReplayWords>> = { en, de };
