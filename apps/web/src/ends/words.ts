import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { EndsWords } from './words.en.ts';

export type { EndsWords };
export const ENDS_WORDS = inAllLanguages<EndsWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
