import { LANGUAGES } from '@quartet/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { inAllLanguages } from './in-all-languages.ts';
import type { Words } from './words.en.ts';

export type { Words };
export const WORDS = inAllLanguages<Words>(
  import.meta.glob('./words.*.ts', { eager: true, import: 'words' }),
);

/** The languages a person can choose: those in which the pages speak. */
export const SPOKEN = LANGUAGES.filter((language) => language === 'en' || WORDS[language] !== WORDS.en);

export const WordsContext = createContext<Words>(WORDS.en);

export function useWords(): Words {
  return useContext(WordsContext);
}
