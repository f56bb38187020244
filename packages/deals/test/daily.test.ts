import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '@quartet/catalog';
import { list } from '@quartet/catalog/list';
import { resolveTable } from '@quartet/core';
import { describe, expect, test } from 'vitest';
import { dailyDeal, daysAfter, ERAS, leadOf, readSameDeal, tableOf } from '../src/index.ts';
import { goldenDeals } from './golden-deals.ts';

const PRINT_DAYS = fileURLToPath(new URL('print-days.ts', import.meta.url));

test('the deals of some days are what they always were', async () => {
  await expect(await goldenDeals()).toMatchFileSnapshot('../golden/days.txt');
});

test.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'whoever looks at one moment in %s has the day and the deal that everybody has',
  (TZ) => {
    const text = execFileSync(process.execPath, [PRINT_DAYS], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    const days = ['2026-11-16', '2026-11-17'].map((day) => dailyDeal('keltis', day));
    expect(JSON.parse(text)).toEqual([TZ.replace('Kolkata', 'Calcutta'), days]);
  },
);

describe.each(games.filter(({ id }) => Object.hasOwn(ERAS, id)))('$id', (game) => {
  const today = dailyDeal(game.id, '2026-11-16')!;

  test('is dealt at the usual table with the usual options, under the rules of today', () => {
    const about = list.find(({ id }) => id === game.id)!;
    expect(today.seats).toBe(about.usualSeats);
    expect(today.rules).toBe(game.version);
    expect(tableOf(today)).toEqual(resolveTable(game, { ...tableOf(today), options: {} }));
    expect(today.bots.map((bot) => bot?.level)).toEqual([
      undefined,
      ...Array(today.seats - 1).fill('medium'),
    ]);
  });

  test('a later version of the rules changes no earlier day', () => {
    const [era] = ERAS[game.id]!;
    const later = { ...era!, from: '2027-03-01', rules: 2, options: {}, tempers: [] };
    const eras = { ...ERAS, [game.id]: [era!, later] };
    for (const day of ['2026-11-16', '2027-02-28'])
      expect(dailyDeal(game.id, day, eras)).toEqual(dailyDeal(game.id, day));
    expect(dailyDeal(game.id, '2027-03-01', eras)?.rules).toBe(2);
  });

  test('its deal survives a file, and no two days are alike', () => {
    expect(readSameDeal(JSON.parse(JSON.stringify(today)))).toEqual(today);
    const seeds = Array.from({ length: 100 }, (_, i) => dailyDeal(game.id, daysAfter('2026-11-16', i))!.seed);
    expect(new Set(seeds).size).toBe(100);
  });
});

test('there is no deal before the first day, nor of a game that has none', () => {
  expect(dailyDeal('linko', '2026-10-31')).toBeNull();
  expect(dailyDeal('toString', '2026-11-16')).toBeNull();
});

test('the games lead in turn', () => {
  const games = ['linko', 'linx', 'combos', 'keltis'];
  const leads = [0, 1, 2, 3, 4].map((after) => leadOf(daysAfter('2026-11-16', after), games));
  expect(new Set(leads)).toEqual(new Set(games));
  expect(leads[4]).toBe(leads[0]);
});
