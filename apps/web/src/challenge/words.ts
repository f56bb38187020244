import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { ChallengeWords } from './words.en.ts';

export type { ChallengeWords };
export const CHALLENGE_WORDS = inAllLanguages<ChallengeWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
