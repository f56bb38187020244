import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { CardWords } from './card-words.en.ts';

export type { CardWords };
export const CARD_WORDS = inAllLanguages<CardWords>(
  import.meta.glob('./card-words.*.ts', { eager: true, import: 'words' }),
);
