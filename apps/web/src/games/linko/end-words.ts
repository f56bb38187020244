import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { LinkoEndWords } from './end-words.en.ts';

export type { LinkoEndWords };
export const LINKO_END_WORDS = inAllLanguages<LinkoEndWords>(
  import.meta.glob('./end-words.*.ts', { eager: true, import: 'words' }),
);
