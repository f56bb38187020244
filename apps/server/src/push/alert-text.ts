import { findAbout, wordingOf } from '@quartet/catalog/list';
import type { Language, Seat, Shapes } from '@quartet/core';
import type { TurnAlert } from '@quartet/protocol/push';

const TITLE: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => `Your turn in ${game}`,
  de: (game) => `Du bist dran: ${game}`,
};

/** `view`: what onlookers see, so nothing hidden can get in. */
export async function alertText(
  { table, game, view, seat }: { table: string; game: string; view: Shapes['View']; seat: Seat },
  language: Language,
): Promise<TurnAlert> {
  const wording = await wordingOf(game, language);
  const title = TITLE[language](findAbout(game)?.name[language] ?? game);
  return { table, game, title, body: wording.standing(view, seat) };
}
