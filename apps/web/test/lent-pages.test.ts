import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { lendPage } from './lent-pages.ts';
import { type Site, startSite } from './site.ts';
import { playersOf } from './tables.ts';
import { DESKTOP, PHONE, PLAY, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const LOAN = { viewport: PHONE, before: [] };

/** What is done to a page that nobody else may meet. */
const WEARING: Readonly<Record<string, (page: Page) => unknown>> = {
  'a script of its own': (page) => page.addInitScript(() => undefined),
  'a script of its context': (page) => page.context().addInitScript(() => undefined),
  'a request that is answered here': (page) => page.route('**/none', (route) => route.abort()),
  'a line that is answered here': (page) => page.routeWebSocket(/none/, () => undefined),
  'a clock of its own': (page) => page.clock.install(),
  'another medium': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'a permission': (page) => page.context().grantPermissions(['notifications']),
  'a dead network': (page) => page.context().setOffline(true),
  'a debugger': (page) => page.context().newCDPSession(page),
  'a function from outside': (page) => page.exposeFunction('outside', () => undefined),
  'a second page': (page) => page.context().newPage(),
};

describe.skipIf(CHROMIUM === null)('a page that is given back', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  test('is met by the next visitor as if nobody had been there', async () => {
    const heard: string[] = [];
    const players = playersOf(2, 2);
    const first = await visit(browser, site, {
      ...{ viewport: DESKTOP, luck: 1, settings: { language: 'de', theme: 'paper' } },
      tables: { keltis: { players, options: {} } },
    });
    first.page.on('request', (request) => heard.push(request.url()));
    await first.page.locator(PLAY.keltis).click();
    await first.page.locator('.table-curtain').waitFor();
    await first.page.evaluate(leaveTraces);
    await first.page.mouse.down();
    await first.context.close();
    heard.length = 0;

    const next = await visit(browser, site);
    expect(next.page).toBe(first.page);
    expect(next.page.viewportSize()).toEqual(PHONE);
    expect(await next.page.evaluate(traces)).toEqual({
      kept: ['quartet-settings'],
      session: 0,
      cookies: '',
      matches: 0,
      theme: 'dusk',
      language: 'en',
      title: 'Quartet',
      isLucky: false,
      hash: '',
    });
    await next.page.mouse.move(20, 20);
    expect(await next.page.evaluate(() => pressed)).toBe(0);
    expect(next.complaints).toEqual([]);
    expect(heard).toEqual([]);
    await next.context.close();
  });

  test.each(Object.entries(WEARING))('is nobody else’s after %s', async (_, wear) => {
    const page = await lendPage(browser, LOAN);
    await wear(page);
    await page.context().close();
    expect(page.isClosed()).toBe(true);
  });

  test('is not lent to two, nor once more when it is closed twice', async () => {
    const first = await lendPage(browser, LOAN);
    await first.goto(site.url);
    await first.context().close();
    await first.context().close();
    expect(first.isClosed()).toBe(false);
    const [one, other] = [await lendPage(browser, LOAN), await lendPage(browser, LOAN)];
    expect(one).toBe(first);
    expect(other).not.toBe(first);
  });
});

declare global {
  var pressed: number;
}

// From here on: what runs in the page.

function leaveTraces(): void {
  localStorage.setItem('trace', '1');
  sessionStorage.setItem('trace', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: as a page leaves one.
  document.cookie = 'trace=1';
  document.title = 'trace';
}

async function traces() {
  globalThis.pressed = 0;
  addEventListener('mousemove', ({ buttons }) => {
    globalThis.pressed += buttons;
  });
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await settled(indexedDB.open('quartet'));
  const matches = await settled(database.transaction('matches').objectStore('matches').count());
  database.close();
  return {
    kept: Object.keys(localStorage),
    session: sessionStorage.length,
    cookies: document.cookie,
    matches,
    theme: document.documentElement.dataset.theme,
    language: document.documentElement.lang,
    title: document.title,
    isLucky: crypto.randomUUID().startsWith('00000000'),
    hash: location.hash,
  };
}
