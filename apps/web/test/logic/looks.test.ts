import { expect, test } from 'vitest';
import { inAllLanguages } from '../../src/app/words/in-all-languages.ts';
import { loadTable, lookOf } from '../../src/games/index.ts';
import type { Look } from '../../src/games/look.ts';
import { readRules } from '../../src/rules/read-rules.ts';
import { readingOf } from '../../src/rules/reading.ts';
import { loadGameParts } from '../../src/table/parts.ts';
import { GAMES } from '../visitor.ts';

const PARTS: readonly (keyof Look)[] = [
  'table',
  'speech',
  'miniCards',
  'lesson',
  'tips',
  'guides',
  'picture',
];

test.each(GAMES)('%s brings all that the app can show of a game', async (id) => {
  const look = lookOf(id);
  expect(PARTS.filter((part) => !look[part])).toEqual([]);
  const loaded = await Promise.all(PARTS.map((part) => look[part]!()));
  expect(loaded.every((module) => Object.keys(module).length > 0)).toBe(true);
  expect((await look.lesson!()).lesson.game.id).toBe(id);
});

test.each(['chess', 'toString', '__proto__', ''])('"%s" has no look, and the plain table', async (id) => {
  expect(PARTS.filter((part) => lookOf(id)[part])).toEqual([]);
  expect((await loadTable(id)).Table.name).toBe('PlainTable');
  expect(await loadGameParts(id, 'en')).toBeNull();
});

const BOOK = readRules('# A game\n\nIntro.\n\n## §1 Play\n\n**§1.1** Lay.\n\n**§1.2** Draw.\n', 'en');
const GUIDES = {
  rules: { play: ['1.2'] },
  examples: inAllLanguages({ './guide.en.ts': { play: 'Like this.' } }),
};

test('the sheet over the table reads what the phase is about, or the rule that was asked for', () => {
  const numbers = (phase: string, number: string | null): readonly string[] =>
    readingOf(BOOK, GUIDES, phase, number).rules.map((rule) => rule.number);
  expect(numbers('play', null)).toEqual(['1.2']);
  expect(numbers('play', '1.1')).toEqual(['1.1']);
  expect(readingOf(BOOK, GUIDES, 'play', null)).toMatchObject({ example: 'Like this.', isAll: false });
  expect(readingOf(BOOK, GUIDES, 'play', '1.1')).toMatchObject({ example: null, isAll: false });
});

test('it reads all rules of a game without a guide, and where a number says nothing', () => {
  for (const reading of [
    readingOf(BOOK, null, 'play', null),
    readingOf(BOOK, GUIDES, 'draw', null),
    readingOf(BOOK, null, 'play', '9.9'),
  ]) {
    expect(reading.isAll).toBe(true);
    expect(reading.example).toBeNull();
    expect(reading.rules.map(({ number }) => number)).toEqual(['1.1', '1.2']);
  }
});
