import { games, wordingOf } from '@quartet/catalog';
import { findAbout, hasOrders, list, loadGame, ordersOf } from '@quartet/catalog/list';
import { LANGUAGES, type Language, resolveOptions } from '@quartet/core';
import { describe, expect, test } from 'vitest';

test('the light list and the games are the same, in the same order', () => {
  expect(list.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

test('games with a place come first, in its order; the others follow by name', () => {
  const places = list.map(({ place }) => place ?? Number.POSITIVE_INFINITY);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

describe.each(list)('$id', (about) => {
  test('seats as many in the list as in its rules', async () => {
    const game = await loadGame(about.id);
    expect(game.id).toBe(about.id);
    expect(game.seats).toEqual(about.seats);
    expect(about.usualSeats).toBeGreaterThanOrEqual(about.seats.min);
    expect(about.usualSeats).toBeLessThanOrEqual(about.seats.max);
  });

  test.each(LANGUAGES)('is called in the list as in its wording (%s)', async (language) => {
    const { title } = await wordingOf(about.id, language);
    expect(title.split(':')[0]).toBe(about.name[language]);
  });

  test('has editions that can be played by as many as sit down, the first of them by default', async () => {
    const game = await loadGame(about.id);
    const [first, ...others] = Object.values(game.editions);
    expect(first).toEqual({});
    for (let seats = about.seats.min; seats <= about.seats.max; seats++) {
      for (const edition of others) expect(resolveOptions(game, seats, edition)).toMatchObject({ ok: true });
    }
  });

  test.each(LANGUAGES)('calls its editions by name (%s)', async (language) => {
    const { editions } = await wordingOf(about.id, language);
    expect(Object.keys(editions)).toEqual(Object.keys((await loadGame(about.id)).editions));
  });

  test('has words for its orders exactly if it has orders', async () => {
    const orders = await ordersOf(about.id);
    expect(hasOrders(about.id)).toBe(orders !== null);
    const { orders: words } = await wordingOf(about.id, 'en');
    expect(Object.keys(words ?? {})).toEqual(Object.keys(orders?.kinds ?? {}));
  });
});

describe.each(['linko', 'linx', 'combos', 'keltis'])('%s is complete', (id) => {
  test.each(LANGUAGES)('in %s', async (language) => {
    const wording = await wordingOf(id, language);
    expect(wording.language).toBe(language);
    expect(wording.rules.href).toMatch(language === 'en' ? /\/RULES\.md$/ : `/RULES.${language}.md`);
    const { tile } = findAbout(id)!;
    if (language !== 'en') expect(tile[language]).not.toBe(tile.en);
  });
});

test('a game that is not in the list is not loaded', () => {
  expect(() => loadGame('chess')).toThrow('the catalog has no game "chess"');
});

test('a language a game does not speak falls back to English', async () => {
  const wording = await wordingOf('keltis', 'tlh' as Language);
  expect(wording.language).toBe('en');
});
