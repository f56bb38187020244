import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinkoWords } from './words.en.ts';

export type { LinkoWords };
export const LINKO_WORDS = inAllLanguages<LinkoWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
