import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { ShareWords } from './words.en.ts';

export type { ShareWords };
export const SHARE_WORDS = inAllLanguages<ShareWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
