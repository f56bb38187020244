import type { Language } from '@quartet/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

export type { Words } from './en.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, de };

export const WordsContext = createContext<Words>(en);

export function useWords(): Words {
  return useContext(WordsContext);
}
