import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { KeltisWords } from './words.en.ts';

export type { KeltisWords };
export const KELTIS_WORDS = inAllLanguages<KeltisWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
