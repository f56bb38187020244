import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { violationsInThemes } from './axe.ts';
import {
  beginWorkersWith,
  FILLS_UP,
  mendWorkers,
  outdate,
  refuseStorage,
  replaceWorkers,
  room,
} from './breakdowns.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch, storeMatches } from './stored-matches.ts';
import { DESKTOP, PLAY, visit, type Wish } from './visitor.ts';
import { untilAsked } from './worker-feed.ts';

const CHROMIUM = findChromium();
const STOCK = '[data-spot="stock"]';
const MINE = '.table-pill.table-mine';

describe.skipIf(CHROMIUM === null)('when something fails', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  async function visitor(wish: Wish = {}) {
    return visit(browser, site, wish);
  }

  const alert = (page: Page) => page.locator('[role="alert"]', { hasText: /\S/ });
  const sheet = (page: Page) => page.locator('dialog[open]');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const moves = async (page: Page): Promise<number> => (await latestMatch(page)).moves.length;
  const shownPly = (page: Page) => page.evaluate(() => globalThis.latestState?.ply);
  const open = (page: Page, address: string) => page.goto(`${site.url}/#/${address}`);

  describe('the store', () => {
    test('a move that cannot be kept is not shown; there is another try, and a reload finds what was kept', async () => {
      const { page, context } = await visitor();
      await beginWorkersWith(page, FILLS_UP);
      await sitDown(page, 'linx');
      const log = await page.locator('.table-log').first().textContent();
      await room(page, 'full');
      await page.locator(STOCK).click();
      await alert(page).filter({ hasText: 'Your move was not played. There is no room left' }).waitFor();
      expect(await violationsInThemes(page)).toEqual([]);
      expect(await page.locator('.table-log').first().textContent()).toBe(log);
      expect(await moves(page)).toBe(0);
      await button(page, 'Try again').click();
      await alert(page).filter({ hasText: 'Your move was not played.' }).waitFor();
      await room(page, 'free');
      await button(page, 'Try again').click();
      await alert(page).filter({ hasText: 'Your move was not played.' }).waitFor({ state: 'detached' });
      await expect.poll(() => moves(page)).toBe(1);
      await room(page, 'full');
      await page.reload();
      await page.locator(MINE).waitFor();
      expect(await moves(page)).toBe(1);
      await context.close();
    });

    test('a bot’s move that cannot be kept makes the game wait', LONG, async () => {
      const { page, context } = await visitor({ settings: { language: 'de' } });
      await sitDown(page, 'linx');
      const match = await latestMatch(page);
      await storeMatches(page, [{ ...match, id: 'bots-first', first: 1, updated: match.updated + 1 }]);
      await beginWorkersWith(page, FILLS_UP.replace('isFull = false', 'isFull = true'));
      await open(page, 'table/bots-first');
      await alert(page)
        .filter({ hasText: 'Das Spiel wartet. Auf diesem Gerät ist kein Platz mehr.' })
        .waitFor();
      expect([await moves(page), await shownPly(page)]).toEqual([0, 0]);
      await room(page, 'free');
      await button(page, 'Noch einmal versuchen').click();
      await page.locator(MINE).waitFor();
      expect(await moves(page)).toBeGreaterThan(2);
      await context.close();
    });

    test('without room no game is begun, and it says what can be done', LONG, async () => {
      const { page, context } = await visitor();
      await page.evaluate(FILLS_UP);
      await room(page, 'full');
      await page.locator(PLAY.keltis).click();
      await sheet(page).filter({ hasText: 'There is no room left on this device.' }).waitFor();
      expect(new URL(page.url()).hash).not.toContain('table');
      await room(page, 'free');
      await button(page, 'Try again').click();
      await page.locator(MINE).waitFor();
      await context.close();
    });

    test('where a browser keeps nothing, home says so, no game is begun, and lessons work', async () => {
      const { page, context } = await visitor();
      await page.addInitScript(refuseStorage);
      await page.reload();
      await page.getByText('Nothing can be kept in this browser now').waitFor();
      expect(await violationsInThemes(page)).toEqual([]);
      await page.locator(PLAY.linx).click();
      await sheet(page).filter({ hasText: 'This browser keeps nothing for this page.' }).waitFor();
      await button(page, 'Close').click();
      await open(page, 'learn/linx');
      await page.locator(STOCK).waitFor();
      await open(page, 'settings');
      await page.locator('main select').first().waitFor();
      await context.close();
    });

    test('a store that another tab has made newer is left alone, and a reload is asked for', async () => {
      const { page, context } = await visitor();
      await sitDown(page, 'linx');
      await outdate(page);
      await page.locator(STOCK).click();
      await alert(page).filter({ hasText: 'A newer Quartet is open in another tab.' }).waitFor();
      expect([await moves(page), await shownPly(page)]).toEqual([0, 0]);
      await button(page, 'Reload').click();
      await page.getByRole('heading', { name: 'A newer Quartet is open in another tab.' }).waitFor();
      await context.close();
    });

    test('a store that was cleared during a game is filled again with the next move', LONG, async () => {
      const { page, context } = await visitor();
      await sitDown(page, 'linx');
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('quartet').onsuccess = resolve;
          }),
      );
      await page.locator(STOCK).click();
      await expect.poll(() => shownPly(page)).toBe(1);
      await page.reload();
      await page.locator(MINE).waitFor();
      expect(await moves(page)).toBe(1);
      await context.close();
    });
  });

  describe('the worker', () => {
    const missing = ['does not come', null, 'A part of Quartet could not be loaded.'] as const;
    const broken = [
      'breaks',
      'throw new Error("broken")',
      'Something went wrong, and it was not you.',
    ] as const;
    eachOf<typeof missing | typeof broken>([missing, broken], missing)(
      'one that %s is said to, and can be tried again',
      async (_, script, sentence) => {
        const { page, context } = await visitor();
        await replaceWorkers(page, script);
        await page.locator(PLAY.linx).click();
        await page.getByRole('heading', { name: sentence }).waitFor();
        await mendWorkers(page);
        await button(page, 'Try again').click();
        await page.locator(MINE).waitFor();
        await context.close();
      },
    );

    test('a replay without one says so', LONG, async () => {
      const { page, context } = await visitor();
      await sitDown(page, 'linx');
      await page.route('**/assets/worker/replay-worker-*.js', (route) => route.abort());
      await open(page, `replay/${(await latestMatch(page)).id}`);
      await page.getByRole('heading', { name: 'A part of Quartet could not be loaded.' }).waitFor();
      await page.getByRole('link', { name: 'Home' }).click();
      await page.locator(PLAY.linx).waitFor();
      await context.close();
    });

    test('one that dies is missed after a while; the next one goes on from what is kept', LONG, async () => {
      const { page, context } = await visitor();
      await page.clock.install();
      await beginWorkersWith(
        page,
        `addEventListener('message', ({ data }) => { if (data.type === 'play') close(); }, true)`,
      );
      await sitDown(page, 'linx');
      await page.locator(STOCK).click();
      await page.clock.runFor(20_000);
      await alert(page).filter({ hasText: 'Your move was not played. The game does not answer.' }).waitFor();
      await mendWorkers(page);
      await page.evaluate(() => void (globalThis.latestState = null));
      await button(page, 'Try again').click();
      await untilAsked(page, 0, [0]);
      await page.locator(STOCK).click();
      await expect.poll(() => moves(page)).toBe(1);
      await context.close();
    });
  });

  describe('the app', () => {
    test('a page that does not come says so, home is a tap away, and it comes when the server answers again', async () => {
      const { page, context } = await visitor();
      const dead = ({ pathname }: URL): boolean => pathname === '/' || pathname.includes('/rules-page-');
      await page.route(dead, (route) => route.abort());
      await open(page, 'rules/linko');
      await page.getByRole('heading', { name: 'A part of Quartet could not be loaded.' }).waitFor();
      expect(await violationsInThemes(page)).toEqual([]);
      await page.getByRole('link', { name: 'Home' }).click();
      await page.locator(PLAY.linko).waitFor();
      await open(page, 'rules/linko');
      await page.getByRole('heading', { name: 'A part of Quartet could not be loaded.' }).waitFor();
      await page.unroute(dead);
      await page.getByRole('heading', { name: 'Linko!', level: 1 }).waitFor();
      await context.close();
    });

    test('a sheet that does not come leaves the table alone', LONG, async () => {
      const { page, context } = await visitor({ viewport: DESKTOP });
      await sitDown(page, 'linx');
      await page.route('**/assets/rule-sheet-*.js', (route) => route.abort());
      await page.locator('.table-open-rule').click();
      await sheet(page).filter({ hasText: 'A part of Quartet could not be loaded.' }).waitFor();
      await button(page, 'Close').click();
      await page.locator(STOCK).click();
      await expect.poll(() => moves(page)).toBe(1);
      await context.close();
    });

    test('a table that breaks says so, and the game goes on at the plain one', async () => {
      const { page, context } = await visitor({ settings: { language: 'de' } });
      await page.route(/\/assets\/table-[\w-]{8}\.js$/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export function Table() { throw new Error("broken"); }',
        }),
      );
      await sitDown(page, 'linx');
      await alert(page).filter({ hasText: 'Dieser Tisch lässt sich nicht zeichnen.' }).waitFor();
      await button(page, 'In schlichten Worten zeigen').click();
      await page.getByRole('region', { name: 'Züge' }).getByRole('button').first().click();
      await expect.poll(() => moves(page)).toBe(1);
      await context.close();
    });
  });

  const NOWHERE = {
    en: ['Quartet has no such game.', 'Home'],
    de: ['So ein Spiel hat Quartet nicht.', 'Startseite'],
  } as const;
  eachOf(['en', 'de'] as const, 'de')(
    'an address that leads nowhere says so, and leads home (%s)',
    async (language) => {
      const [title, home] = NOWHERE[language];
      const { page, context, complaints } = await visitor({ settings: { language } });
      for (const address of ['set-up/nope', 'rules/nope', 'learn/nope', 'learn/toString']) {
        await open(page, address);
        await page.getByRole('heading', { name: title, level: 1 }).waitFor();
        await page.getByRole('link', { name: home }).click();
        await page.locator(PLAY.linko).waitFor();
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('a game that is not here any more is neither offered nor opened', async () => {
    const { page, context } = await visitor();
    await sitDown(page, 'linx');
    const match = await latestMatch(page);
    await storeMatches(page, [{ ...match, id: 'gone', game: 'chess', updated: match.updated + 1 }]);
    await open(page, '');
    const goOn = page.getByRole('link', { name: 'Continue' });
    await goOn.waitFor();
    expect(await goOn.getAttribute('href')).toBe(`#/table/${match.id}`);
    for (const address of ['table/gone', 'table/nope']) {
      await open(page, address);
      await page.getByRole('heading', { name: 'This game is not on this device any more.' }).waitFor();
    }
    await open(page, 'replay/gone');
    await alert(page).filter({ hasText: 'chess' }).waitFor();
    await open(page, 'replay/nope');
    await alert(page).filter({ hasText: 'is not on this device' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await goOn.waitFor();
    await context.close();
  });
});
