import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { SetUpWords } from './set-up-words.en.ts';

export type { SetUpWords };
export const SET_UP_WORDS = inAllLanguages<SetUpWords>(
  import.meta.glob('./set-up-words.*.ts', { eager: true, import: 'words' }),
);
