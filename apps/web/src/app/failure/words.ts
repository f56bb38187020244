import { inAllLanguages } from '../words/in-all-languages.ts';
import type { FailureWords } from './words.en.ts';

export type { FailureWords };
export const FAILURE_WORDS = inAllLanguages<FailureWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
