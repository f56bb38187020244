import { type GameEntry, LANGUAGES, type Language, type Shapes, type Wording } from '@quartet/core';

/** A game's words by language; English where it does not speak one. */
export async function everyWording<S extends Shapes>(
  entry: GameEntry<S>,
): Promise<Readonly<Record<Language, Wording<S>>>> {
  const spoken = LANGUAGES.map(async (language) => [language, await entry.wording(language)] as const);
  return Object.fromEntries(await Promise.all(spoken)) as Record<Language, Wording<S>>;
}
