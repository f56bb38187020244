import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { PlainWords } from './words.en.ts';

export type { PlainWords };
export const PLAIN_WORDS = inAllLanguages<PlainWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
