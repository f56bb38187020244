import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { inAllLanguages } from '../../src/app/words/in-all-languages.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const english = files.filter((file) => file.endsWith('.en.ts'));
const speakers = new Map(
  files
    .filter((file) => !/\.\w\w\.ts$/.test(file))
    .map((file) => [file, readFileSync(join(SRC, file), 'utf8')] as const),
);

type Said = Readonly<Record<string, unknown>>;

async function saidIn(file: string): Promise<Said> {
  return ((await import(join(SRC, file))) as { readonly words: Said }).words;
}

describe('words by the names of their files', () => {
  test('every language says what its file says', () => {
    const said = inAllLanguages({ './words.en.ts': 'row', './words.de.ts': 'Reihe' });
    expect(said.en).toBe('row');
    expect(said.de).toBe('Reihe');
  });

  test('a language without a file speaks English', () => {
    const said = inAllLanguages({ './words.xx.ts': '?', './words.en.ts': 'row' });
    expect(said).toEqual(Object.fromEntries(LANGUAGES.map((language) => [language, 'row'])));
  });
});

test.each(english)('%s says the same things in German', async (file) => {
  expect(shapeOf(await saidIn(file.replace('.en.', '.de.')))).toEqual(shapeOf(await saidIn(file)));
});

// Who says those of lessons, tips, guides and letters, their own tests know.
test.each(english.filter((file) => file.endsWith('words.en.ts')))(
  '%s has no words that nobody says',
  async (file) => {
    const texts = speakersOf(file).map((speaker) => speakers.get(speaker)!);
    expect(unsaid(await saidIn(file), texts)).toEqual([]);
  },
);

test('words that nobody says are noticed', () => {
  const said = { yes: 'Yes', no: 'No', kinds: { one: '1', two: '2' }, levels: { easy: 'Easy' } };
  expect(unsaid(said, ['t.yes', 'words.kinds.one', 'words.levels[level]'])).toEqual(['no', 'kinds.two']);
  expect(unsaid(said, ['const { yes, no } = t;', 't.kinds[kind]', 't.levels.easy'])).toEqual([]);
});

/** What is there, whatever it says: texts may also be functions, where only one language has something to count. */
function shapeOf(said: unknown): unknown {
  if (typeof said !== 'object' || said === null) return 'said';
  if (Array.isArray(said)) return said.map(shapeOf);
  return Object.fromEntries(
    Object.entries(said)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, value]) => [key, shapeOf(value)]),
  );
}

/** The files beside it, and all that import the words it belongs to. */
function speakersOf(file: string): readonly string[] {
  const folder = dirname(file);
  const name = basename(file, '.en.ts');
  const homes = [`${name}.ts`, ...(folder.endsWith('words') ? ['index.ts'] : [])].map((home) =>
    join(folder, home),
  );
  return [...speakers].flatMap(([speaker, text]) => {
    const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => join(dirname(speaker), path!));
    const isUser = imported.some((path) => homes.includes(path) || path === file);
    return isUser || dirname(speaker).startsWith(folder) ? [speaker] : [];
  });
}

/** The names that words go by, or an index by the language. */
const WORDS = String.raw`(\b(words|t|s|common|own|online|away|en)|\])`;

/** What words are taken apart from. */
const FROM = String.raw`(\w+_(WORDS|SPEECH)\[|useWords\(|(words|t|s)\b)`;

/** The keys that no text names, `words.key` or `{ key } = words`. A part that is also looked up by a key is all named. */
function unsaid(said: Said, texts: readonly string[], of = WORDS): readonly string[] {
  const has = (pattern: string): boolean => texts.some((text) => new RegExp(pattern).test(text));
  return Object.entries(said).flatMap(([key, value]) => {
    if (!has(`${of}\\.${key}\\b|const \\{[^}]*\\b${key}\\b[^}]*\\} = ${FROM}`)) return [key];
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isPart || has(`\\b${key}\\b(?!\\.\\w)`)) return [];
    return unsaid(value as Said, texts, `\\b${key}`).map((part) => `${key}.${part}`);
  });
}
