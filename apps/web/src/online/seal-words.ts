import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { SealWords } from './seal-words.en.ts';

export type { SealWords };
export const SEAL_WORDS = inAllLanguages<SealWords>(
  import.meta.glob('./seal-words.*.ts', { eager: true, import: 'words' }),
);
