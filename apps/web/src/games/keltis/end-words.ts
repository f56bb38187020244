import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { KeltisEndWords } from './end-words.en.ts';

export type { KeltisEndWords };
export const KELTIS_END_WORDS = inAllLanguages<KeltisEndWords>(
  import.meta.glob('./end-words.*.ts', { eager: true, import: 'words' }),
);
