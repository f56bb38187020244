import { findAbout, wordingOf } from '@quartet/catalog/list';
import { assert, type Language } from '@quartet/core';
import { forPeople } from './for-people.ts';
import { type Rulebook, readRules } from './read-rules.ts';

/** Null if there is no such game. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | null> {
  if (!findAbout(game)) return null;
  const { rules, language: spoken } = await wordingOf(game, language);
  const answer = await fetch(rules.href);
  assert(answer.ok, `no rules at ${rules.href}`);
  return forPeople(readRules(await answer.text(), spoken));
}
