import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { ScreenWords } from './words.en.ts';

export type { ScreenWords };
export const SCREEN_WORDS = inAllLanguages<ScreenWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);
