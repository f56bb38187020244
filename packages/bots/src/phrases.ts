import { inLanguage, LANGUAGES, type Language } from '@quartet/core';
import type { Reason } from './knowledge.ts';

/** Every reason of one game in one language. */
export type Phrases<Key extends string> = Readonly<Record<Key, (details: Reason['details']) => string>>;

/** Puts reasons into words. */
export type Reasons = Readonly<Record<Language, (reason: Reason) => string>>;

/** A game's reasons by the names of its files: `reasonsIn((language) => import(`./reasons.${language}.ts`))`. */
export function reasonsIn<Key extends string>(
  load: (language: Language) => Promise<{ readonly phrases: Phrases<Key> }>,
): () => Promise<Reasons> {
  const said = async (language: Language) => {
    const { phrases } = await inLanguage(language, load);
    return [language, ({ key, details }: Reason) => phrases[key as Key](details)] as const;
  };
  return async () => Object.fromEntries(await Promise.all(LANGUAGES.map(said))) as Reasons;
}
