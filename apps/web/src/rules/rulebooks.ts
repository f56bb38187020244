import { findAbout, wordingOf } from '@quartet/catalog/list';
import type { Language } from '@quartet/core';
import { type Rulebook, readRules } from './read-rules.ts';

/** Null if there is no such game. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | null> {
  if (!findAbout(game)) return null;
  const { rules } = await wordingOf(game, language);
  const answer = await fetch(rules.href);
  return answer.ok ? readRules(await answer.text()) : null;
}
