import type { Language } from '@quartet/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The language of the letters that cards bear beside their signs; null: they bear none. */
export const LettersContext = createContext<Language | null>(null);

/** The letter for a sign, from those of each language; null where cards bear none. */
export function useLetter(
  letters: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  sign: string,
): string | null {
  const language = useContext(LettersContext);
  return language && (letters[language][sign] ?? null);
}
