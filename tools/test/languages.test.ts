import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@quartet/core';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where core says which languages there are, and games their short names by `texts`. */
const MAY_LIST = /^packages\/core\/src\/language\.ts$|^games\/\w+\/src\/about\.ts$/;
const BY_LANGUAGE = new RegExp(`\\.(${LANGUAGES.join('|')})\\.ts$`);
/** Texts side by side by their language, or a list of languages beside core's. */
const TABLE = new RegExp(
  LANGUAGES.map((language) => `(?<![\\w.'-])${language}:\\s`).join('|') +
    `|\\{\\s*${LANGUAGES.slice(0, 2).join(',\\s*')}\\s*\\}|'en'\\s*[,|]\\s*'de'`,
);

const sources = ['packages', 'games', 'apps'].flatMap((part) =>
  readdirSync(join(ROOT, part)).flatMap((name) => {
    const folder = join(part, name, 'src');
    if (!existsSync(join(ROOT, folder))) return [];
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/'));
  }),
);

/** The lines of a source that put languages side by side. */
function tablesIn(text: string): readonly string[] {
  return text.split('\n').filter((line) => !/^\s*(\*|\/[/*])/.test(line) && TABLE.test(line));
}

test('texts stand in files by the name of their language, never side by side', () => {
  expect(sources.length).toBeGreaterThan(500);
  const faults = sources
    .filter((file) => !BY_LANGUAGE.test(file) && !MAY_LIST.test(file))
    .flatMap((file) => tablesIn(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`));
  expect(faults).toEqual([]);
});

test.each([
  "  title: { en: 'Draw', de: 'Ziehen' },",
  '  de: [',
  'const WORDS: Record<Language, Words> = { en, de };',
  "  language: ['en', 'de'],",
  "function say(language: 'en' | 'de'): string {",
])('that would be noticed: %s', (line) => {
  expect(tablesIn(line)).toEqual([line]);
});

test('what is said in English is said in German, and the other way round', () => {
  const said = sources.filter((file) => BY_LANGUAGE.test(file));
  const names = (language: string) =>
    said.filter((file) => file.endsWith(`.${language}.ts`)).map((file) => file.slice(0, -6));
  expect(names('en').length).toBeGreaterThan(15);
  expect(names('de')).toEqual(names('en'));
});
