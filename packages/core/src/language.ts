/**
 * The languages Quartet speaks; the first is spoken where another is missing. A new one is its word here and files
 * of its own: `wording.<language>.ts` and `RULES.<language>.md` of each game.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One short text in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** What is not said in a language is said in English. */
export function texts(said: Readonly<{ en: string } & Partial<Record<Language, string>>>): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, said[language] ?? said.en])) as Texts;
}
