import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { FirstVisitWords } from './first-visit-words.en.ts';

export type { FirstVisitWords };
export const FIRST_VISIT_WORDS = inAllLanguages<FirstVisitWords>(
  import.meta.glob('./first-visit-words.*.ts', { eager: true, import: 'words' }),
);
