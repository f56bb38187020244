import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { AdminWords } from './words.en.ts';

export type { AdminWords };
export const ADMIN_WORDS = inAllLanguages<AdminWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
