import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { PracticeWords } from './words.en.ts';

export type { PracticeWords };
export const PRACTICE_WORDS = inAllLanguages<PracticeWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
