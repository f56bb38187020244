import { inAllLanguages } from '../../app/words/in-all-languages.ts';
import type { Letters } from './letters.en.ts';

export const LETTERS = inAllLanguages<Letters>(
  import.meta.glob('./letters.*.ts', { eager: true, import: 'words' }),
);
