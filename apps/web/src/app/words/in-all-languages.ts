import { LANGUAGES, type Language } from '@quartet/core';

/** What a folder says, from its files by the language in their names. A language without one speaks English. */
export function inAllLanguages<Said>(
  files: Readonly<Record<string, Said>>,
): Readonly<Record<Language, Said>> {
  const names = Object.keys(files);
  const said = (language: Language): Said | undefined =>
    files[names.find((name) => name.endsWith(`.${language}.ts`)) ?? ''];
  const english = said(LANGUAGES[0])!;
  return Object.fromEntries(LANGUAGES.map((language) => [language, said(language) ?? english])) as Record<
    Language,
    Said
  >;
}
