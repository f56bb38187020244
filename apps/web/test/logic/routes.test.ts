import { expect, test } from 'vitest';
import { parseRoute, printRoute, type Route } from '../../src/app/routes.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'set-up', game: 'linko' },
  { page: 'table', id: 'm1' },
  { page: 'rules', game: 'linko', section: null },
  { page: 'rules', game: 'linko', section: '4.2' },
  { page: 'learn', game: null },
  { page: 'learn', game: 'linx' },
  { page: 'replay', id: '~aB-_', at: 0 },
  { page: 'replay', id: 'm1', at: 17 },
  { page: 'replays' },
  { page: 'stats' },
  { page: 'online', game: null },
  { page: 'online', game: 'keltis' },
  { page: 'online-table', id: 't1' },
  { page: 'online-me' },
  { page: 'online-games' },
  { page: 'leaderboard', ladder: null },
  { page: 'leaderboard', ladder: 'keltis/manual/2/bots' },
  { page: 'daily', rest: null },
  { page: 'daily', rest: '2026-11-16' },
  { page: 'c', rest: 'aB-_' },
  { page: 'challenge', rest: 'm1' },
  { page: 'settings' },
];

test.each(ROUTES)('a page has an address that leads there: $page', (route) => {
  expect(parseRoute(printRoute(route))).toEqual(route);
});

test('pages have addresses of their own', () => {
  expect(new Set(ROUTES.map(printRoute)).size).toBe(ROUTES.length);
});

test('the administration takes a secret from its link, and never writes it', () => {
  expect(parseRoute('#/admin/secret')).toEqual({ page: 'admin', token: 'secret' });
  expect(printRoute({ page: 'admin', token: 'secret' })).toBe('#/admin');
});

test.each(['', '#', '#/', '#/nowhere', '#/table', '#/table/', '#/replay/', '#/set-up'])(
  '%s is home',
  (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  },
);

test.each(['-1', '1e3', '9999999', 'x', ''])('a replay is opened at its beginning for moment %s', (at) => {
  expect(parseRoute(`#/replay/m1/${at}`)).toEqual({ page: 'replay', id: 'm1', at: 0 });
});
