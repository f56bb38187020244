import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinxWords } from './words.en.ts';

export type { LinxWords };
export const LINX_WORDS = inAllLanguages<LinxWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
