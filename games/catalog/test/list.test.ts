import { games, wordingOf } from '@quartet/catalog';
import { list, loadGame } from '@quartet/catalog/list';
import { LANGUAGES } from '@quartet/core';
import { describe, expect, test } from 'vitest';

test('the light list and the games are the same, in the same order', () => {
  expect(list.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

describe.each(list)('$id', (about) => {
  test('seats as many in the list as in its rules', async () => {
    const game = await loadGame(about.id);
    expect(game.id).toBe(about.id);
    expect(game.seats).toEqual(about.seats);
  });

  test.each(LANGUAGES)('is called in the list as in its wording (%s)', async (language) => {
    const { title } = await wordingOf(about.id, language);
    expect(title.split(':')[0]).toBe(about.name[language]);
  });
});

test('a game that is not in the list is not loaded', () => {
  expect(() => loadGame('chess')).toThrow('the catalog has no game "chess"');
});
