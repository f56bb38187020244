import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { list } from '@quartet/catalog/list';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { fixLuck } from './luck.ts';
import { type Site, startSite } from './site.ts';

/** What may come over the line, in bytes after gzip: to whoever is known, and to whoever has never been here. */
const FIRST_LOAD = 60 * 1024;
const TABLE_SCREEN = 40 * 1024;
/** The table screen and a game on it. */
const TABLE = TABLE_SCREEN + 35 * 1024;
const BOTS = 60 * 1024;
const ONLINE = 36 * 1024;
/** What home shows when it is idle. */
const DAILY = 5 * 1024;

const CHROMIUM = findChromium();
const GAMES = list.map(({ id }) => id);

describe.skipIf(CHROMIUM === null)('what a visitor has to load', () => {
  let site: Site;
  let browser: Browser;
  let home: Set<string>;
  let daily: ReadonlySet<string>;
  /** All files of each game's table, opened by its address. */
  const tables = new Map<string, Set<string>>();

  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
    home = await loading(async (page) => {
      await page.goto(site.url);
      await page.locator('.keltis-picture').waitFor();
      await page.locator('.daily-card').waitFor();
    });
    daily = new Set([...home].filter((path) => path.startsWith('/assets/daily-')));
    home = home.difference(daily);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  /** The files a fresh visitor asks for, workers included; the service worker, which comes later, is kept out. */
  async function loading(
    visit: (page: Page, forget: () => void) => Promise<void>,
    isKnown = true,
  ): Promise<Set<string>> {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' });
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const page = await context.newPage();
    // Sounds and what bots say are loaded when something happens, and belong to no game.
    if (isKnown)
      await page.addInitScript(() =>
        localStorage.setItem('quartet-settings', '{"speed":"instant","muted":true,"remarks":false}'),
      );
    // The same deals each time: other ones may need more at once.
    await page.addInitScript(fixLuck, 1);
    await visit(page, () => asked.clear());
    await page.waitForLoadState('networkidle');
    await context.close();
    return asked;
  }

  /** Starts a match at home, then comes back to it by its address. */
  function openedTable(tile: number): Promise<Set<string>> {
    return loading(async (page, forget) => {
      await page.goto(site.url);
      await page.locator('.home-play').nth(tile).click();
      await page.locator('.table-pill.table-mine').waitFor();
      // What home asked for when it had time is not the table's.
      await page.waitForLoadState('networkidle');
      forget();
      await page.reload();
      await page.locator('.table-pill.table-mine').waitFor();
    });
  }

  function weight(files: Iterable<string>): number {
    const sizes = [...files].map((path) => {
      const file = path === '/' ? 'index.html' : path;
      return gzipSync(readFileSync(join(site.folder, file))).length;
    });
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  const isBots = (path: string): boolean => path.startsWith('/assets/worker/');
  /** Of whoever sits there, whatever is played. */
  const isFace = (path: string): boolean => path.startsWith('/faces/');
  /** What every table needs besides what home has loaded. */
  const sharedByTables = (): Set<string> => {
    const common = [...tables.values()].reduce((all, files) => all.intersection(files));
    const faces = [...tables.values()].flatMap((files) => [...files].filter(isFace));
    return new Set([...common, ...faces].filter((path) => !isBots(path) && !home.has(path)));
  };

  test('the home page and all it shows', () => {
    expect(home).toContain('/');
    expect([...home].filter((path) => path.endsWith('.css')).length).toBeGreaterThan(0);
    console.log(`home: ${weight(home)} bytes in ${home.size} files`);
    expect(weight(home)).toBeLessThan(FIRST_LOAD);
  });

  test('the first page of all, which asks who one is, and brings nothing of a server’s pages', async () => {
    const first = await loading(async (page) => {
      await page.goto(site.url);
      await page.locator('.home-visit .keltis-picture').waitFor();
    }, false);
    console.log(`first visit: ${weight(first)} bytes in ${first.size} files`);
    expect(weight(first)).toBeLessThan(FIRST_LOAD);
    expect([...first].filter((path) => path.includes('/online-parts'))).toEqual([]);
  });

  test('the deal of the day, after it', () => {
    expect(daily.size).toBeGreaterThan(1);
    console.log(`daily: ${weight(daily)} bytes in ${daily.size} files`);
    expect(weight(daily)).toBeLessThan(DAILY);
  });

  test('bots are loaded with a table only', () => {
    expect([...home].filter(isBots)).toEqual([]);
  });

  describe('at a table', LONG, () => {
    beforeAll(async () => {
      for (const [tile, game] of GAMES.entries()) tables.set(game, await openedTable(tile));
    });

    test('the table screen around every game', () => {
      const shared = sharedByTables();
      expect(shared.size).toBeGreaterThan(0);
      console.log(`table screen: ${weight(shared)} bytes in ${shared.size} files`);
      expect(weight(shared)).toBeLessThan(TABLE_SCREEN);
    });

    test.each(GAMES)('the table of %s: rules, words, cards and looks', (game) => {
      const files = tables.get(game)!;
      const shell = [...tables.values()].reduce((all, each) => all.intersection(each), home);
      const own = [...files.difference(shell).difference(sharedByTables())].filter((path) => !isBots(path));
      console.log(`${game}: ${weight(own)} bytes in ${own.length} files`);
      expect(weight(own)).toBeGreaterThan(5 * 1024);
      expect(weight(own) + weight(sharedByTables())).toBeLessThan(TABLE);
    });

    test.each(GAMES)('the bots of %s, and no other game’s', (game) => {
      const bots = [...tables.get(game)!].filter(isBots);
      console.log(`bots of ${game}: ${weight(bots)} bytes in ${bots.length} files`);
      expect(weight(bots)).toBeGreaterThan(5 * 1024);
      expect(weight(bots)).toBeLessThan(BOTS);
      for (const other of GAMES.filter((id) => id !== game)) {
        const theirs = [...tables.get(other)!].filter(isBots);
        expect(new Set(bots).isSupersetOf(new Set(theirs))).toBe(false);
        expect(bots.some((path) => path.includes(`/${other}-`))).toBe(false);
      }
    });

    test('tables of a server, besides what every table needs', async () => {
      const pages = ['#/online/new/keltis', '#/online/some-table', '#/online/me'];
      const asked = await loading(async (page) => {
        for (const address of pages) {
          await page.goto(`${site.url}/${address}`);
          await page.getByRole('alert').waitFor();
        }
      });
      const known = [...tables.values()].reduce((all, each) => all.union(each), home);
      const own = [...asked.difference(known)].filter((path) => path.startsWith('/assets/'));
      console.log(`online: ${weight(own)} bytes in ${own.length} files`);
      expect(weight(own)).toBeGreaterThan(10 * 1024);
      expect(weight(own)).toBeLessThan(ONLINE);
    });
  });
});
