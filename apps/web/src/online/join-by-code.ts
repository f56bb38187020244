import type { Language } from '@quartet/core';
import type { Me } from '@quartet/protocol/http';
import { go } from '../app/routes.ts';
import { ask } from './api.ts';
import { problemText } from './problem-text.ts';
import { noteOnline } from './was-online.ts';
import { ONLINE_WORDS } from './words.ts';

/** Goes to the table of this code; if there is none, answers with what is wrong. */
export async function joinByCode(code: string, language: Language): Promise<string | null> {
  const words = ONLINE_WORDS[language];
  const letters = code.replaceAll(/[^A-Za-z]/g, '');
  // Codes of devices have eight signs, digits among them.
  if (code.replaceAll(/[^A-Za-z0-9]/g, '').length === 8) return asOnOtherDevice(code, language);
  if (letters.length !== 6) return words.problems['bad-code'];
  const found = await ask<{ table: string }>('GET', ['codes', letters]);
  if (found.ok) {
    go({ page: 'online-table', id: found.value.table });
    return null;
  }
  const event = await ask<{ event: string }>('GET', ['event-codes', letters]);
  if (!event.ok) return problemText(words, event.problem);
  go({ page: 'online-table', id: `e.${event.value.event}` });
  return null;
}

/** A code from another device of mine: here I am the same person from now on. */
async function asOnOtherDevice(code: string, language: Language): Promise<string | null> {
  const words = ONLINE_WORDS[language];
  const signed = await ask<{ me: Me }>('POST', ['sign-in', 'device'], { code: code.trim() });
  if (!signed.ok) return problemText(words, signed.problem);
  noteOnline(signed.value.me.person.id);
  location.reload();
  return null;
}
