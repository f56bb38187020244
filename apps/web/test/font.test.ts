import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { fontsHere } from './fonts.ts';
import { type Site, startSite } from './site.ts';
import { DESKTOP } from './visitor.ts';

const CHROMIUM = findChromium();
const FONT = '**/*.woff2';

describe.skipIf(CHROMIUM === null)('our font', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  async function newPage(): Promise<Page> {
    const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', locale: 'en' });
    // Somebody who was here before: the home page has the most to read.
    await context.addInitScript(() => localStorage.setItem('quartet-settings', '{"name":"Mia"}'));
    return context.newPage();
  }

  test('is asked for once, by the page itself, comes with its licence, and is kept for offline play', async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()));
    await page.goto(site.url);
    await page.locator('.keltis-picture').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page.locator('link[rel=preload][as=font]').getAttribute('href');
    expect(asked).toEqual([`${site.url}${preloaded}`]);
    expect(await page.evaluate(isThere)).toBe(true);
    const text = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();
    expect(await text('/inter-license.txt')).toContain('SIL Open Font License');
    expect(await text('/service-worker.js')).toContain(preloaded!);
    await page.context().close();
  });

  // Where no font is there to stand in, there is nothing to compare.
  test.skipIf(fontsHere().length === 1)(
    'text is there before it, and stays where it is when it comes',
    async () => {
      const page = await newPage();
      let letIn = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.route(FONT, (route) => held.then(() => route.continue()));
      await page.goto(site.url, { waitUntil: 'commit' });
      await page.locator('.keltis-picture').waitFor();
      const before = await placesOf(page);
      expect(await page.evaluate(isThere)).toBe(false);
      letIn();
      await page.waitForFunction(isThere);
      const after = await placesOf(page);
      expect(before.length).toBeGreaterThan(10);
      const moved = before.map((top, i) => Math.abs(top - after[i]!));
      expect(Math.max(...moved)).toBeLessThanOrEqual(2);
      await page.context().close();
    },
  );
});

/** In the page: what stands in for our font is loaded, too, if ours is late. */
function isThere(): boolean {
  const own = [...document.fonts].filter(({ family }) => family === 'Inter');
  return own.length === 1 && own[0]!.status === 'loaded';
}

declare global {
  var watched: readonly Element[] | undefined;
}

/** How far down everything with text is that was there when this was asked first: the deal of the day comes when the page is idle. */
function placesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    globalThis.watched ??= [...document.querySelectorAll('h1, h2, h3, p, button, a')];
    return globalThis.watched.map((one) => one.getBoundingClientRect().top);
  });
}
