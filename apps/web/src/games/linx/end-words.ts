import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinxEndWords } from './end-words.en.ts';

export type { LinxEndWords };
export const LINX_END_WORDS = inAllLanguages<LinxEndWords>(
  import.meta.glob('./end-words.*.ts', { eager: true, import: 'words' }),
);
