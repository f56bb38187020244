import { findAbout, wordingOf } from '@quartet/catalog/list';
import { inLanguage, type Language, type Seat, type Shapes } from '@quartet/core';
import type { TurnAlert } from '@quartet/protocol/push';
import type { AlertWords } from './words.en.ts';

/** `view`: what onlookers see, so nothing hidden can get in. */
export async function alertText(
  { table, game, view, seat }: { table: string; game: string; view: Shapes['View']; seat: Seat },
  language: Language,
): Promise<TurnAlert> {
  const wording = await wordingOf(game, language);
  const { words } = await inLanguage(language, loadWords);
  const title = words.title(findAbout(game)?.name[language] ?? game);
  return { table, game, title, body: wording.standing(view, seat) };
}

/** What somebody wants of another: that they come, or go on. */
export interface Call {
  readonly kind: 'invited' | 'nudged';
  readonly table: string;
  readonly game: string;
  /** By name. */
  readonly by: string;
}

export async function callText({ kind, table, game, by }: Call, language: Language): Promise<TurnAlert> {
  const { words } = await inLanguage(language, loadWords);
  return { table, game, title: words[kind](by), body: findAbout(game)?.name[language] ?? game };
}

function loadWords(language: Language): Promise<{ readonly words: AlertWords }> {
  return import(`./words.${language}.ts`);
}
