import { expect, test } from 'vitest';
import { shownName } from '../../src/online/shown-name.ts';
import { ONLINE_WORDS } from '../../src/online/words.ts';

test('a program is named as one in every language, a person by the name alone', () => {
  for (const [language, word] of [
    ['en', 'program'],
    ['de', 'Programm'],
  ] as const) {
    const words = ONLINE_WORDS[language];
    expect(shownName({ name: 'Dot', program: true }, words)).toBe(`Dot (${word})`);
    expect(shownName({ name: 'Mia' }, words)).toBe('Mia');
  }
});
