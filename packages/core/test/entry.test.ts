import { LANGUAGES, type Language, type Shapes, texts, type Wording, wordings } from '@quartet/core';
import { expect, test } from 'vitest';

const said = (language: string): { wording: Wording<Shapes> } => ({
  wording: { language } as Wording<Shapes>,
});

test('what is not said in a language is said in English', () => {
  expect(texts({ en: 'Keltis' })).toEqual(
    Object.fromEntries(LANGUAGES.map((language) => [language, 'Keltis'])),
  );
  expect(texts({ en: 'row', de: 'Reihe' }).de).toBe('Reihe');
});

test.each(['Cannot find module ./wording.de.ts', 'Unknown variable dynamic import: ./wording.de.ts'])(
  'a wording that has no file is the English one: %s',
  async (message) => {
    const load = wordings(async (language: Language) => {
      if (language === 'de') throw new Error(message);
      return said(language);
    });
    expect((await load('de')).language).toBe('en');
  },
);

test('a wording that could not be loaded is not replaced', async () => {
  const load = wordings(() => Promise.reject(new Error('the line is down')));
  await expect(load('de')).rejects.toThrow('the line is down');
});
