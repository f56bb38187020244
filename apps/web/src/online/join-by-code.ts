import type { Language } from '@quartet/core';
import { go } from '../app/routes.ts';
import { ask } from './api.ts';
import { problemText } from './problem-text.ts';
import { ONLINE_WORDS } from './words.ts';

/** Goes to the table of this code; if there is none, answers with what is wrong. */
export async function joinByCode(code: string, language: Language): Promise<string | null> {
  const words = ONLINE_WORDS[language];
  const letters = code.replaceAll(/[^A-Za-z]/g, '');
  if (letters.length !== 6) return words.problems['bad-code'];
  const found = await ask<{ table: string }>('GET', `codes/${letters}`);
  if (!found.ok) return problemText(words, found.problem);
  go({ page: 'online-table', id: found.value.table });
  return null;
}
