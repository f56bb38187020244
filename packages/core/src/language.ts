/**
 * The languages Quartet speaks; the first is spoken where another is missing. A new one is its word here and files
 * of its own, `<name>.<language>.ts` beside each `<name>.en.ts`.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One short text in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** What is not said in a language is said in English. */
export function texts(said: Readonly<{ en: string } & Partial<Record<Language, string>>>): Texts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, said[language] ?? said.en])) as Texts;
}

/** How an import says that there is no such file: in Node, and in a bundle. */
const NO_FILE = /^(Cannot find module|Unknown variable dynamic import)/;

/** What a file by the language's name has, `import(`./words.${language}.ts`)`; the English one's where there is none. */
export async function inLanguage<T>(
  language: Language,
  load: (language: Language) => Promise<T>,
): Promise<T> {
  try {
    return await load(language);
  } catch (error) {
    if (error instanceof Error && NO_FILE.test(error.message)) return load(LANGUAGES[0]);
    throw error;
  }
}
