import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { LearnWords } from './words.en.ts';

export type { LearnWords };
export const LEARN_WORDS = inAllLanguages<LearnWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
