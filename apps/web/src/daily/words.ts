import { LANGUAGES, type Language } from '@quartet/core';
import { inAllLanguages } from '../app/words/in-all-languages.ts';
import { CARD_WORDS, type CardWords } from './card-words.ts';
import type { PageWords } from './words.en.ts';

export type DailyWords = CardWords & PageWords;

const PAGE_WORDS = inAllLanguages<PageWords>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);

/** All that is said about deals of the day. */
export const DAILY_WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...CARD_WORDS[language], ...PAGE_WORDS[language] }]),
) as Readonly<Record<Language, DailyWords>>;
