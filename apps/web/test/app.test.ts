import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { type Site, startSite } from './site.ts';

const CHROMIUM = findChromium();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAMES = ['linko', 'linx', 'combos', 'keltis'];
const PHONE = { width: 390, height: 664 };
const DESKTOP = { width: 1440, height: 900 };

interface Violations {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

describe.skipIf(CHROMIUM === null)('the app in a real browser', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  /** A fresh visitor; whatever the page complains of is collected. */
  async function visit(
    settings: Record<string, unknown> = {},
    viewport = PHONE,
  ): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
        complaints.push(request.url());
    });
    await page.addInitScript(
      (kept) => localStorage.setItem('quartet-settings', kept),
      JSON.stringify(settings),
    );
    await page.goto(site.url);
    return { page, context, complaints };
  }

  async function openTable(page: Page, game: string): Promise<void> {
    await page.locator('.home-tile').nth(GAMES.indexOf(game)).locator('.home-play').click();
    await page.locator('main.screen').waitFor();
  }

  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(AXE);
    // A card's face repeats its number; the name of its button says it once.
    const options = { rules: { 'label-content-name-mismatch': { enabled: false } } };
    const { violations: found } = await page.evaluate(
      (rules) =>
        (
          globalThis as unknown as { axe: { run(context: Document, options: object): Promise<Violations> } }
        ).axe.run(document, rules),
      options,
    );
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(' | ')}`,
    );
  }

  test.each(GAMES)('%s starts with one tap, and the page asks nobody else for anything', async (game) => {
    const { page, context, complaints } = await visit({ speed: 'instant' });
    await openTable(page, game);
    await page.locator('.pill.mine').waitFor();
    const fits = await page.evaluate(() => document.scrollingElement!.scrollHeight <= innerHeight);
    expect(fits).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(GAMES)('%s resumes at the same decision after a reload', async (game) => {
    const { page, context } = await visit({ speed: 'instant' });
    await openTable(page, game);
    await page.locator('.pill.mine').waitFor();
    // The cards in the log are drawn by code of their own, which comes last.
    await page.waitForLoadState('networkidle');
    const log = await page.locator('.screen-log .log').textContent();
    await page.reload();
    await page.locator('.pill.mine').waitFor();
    await expect.poll(() => page.locator('.screen-log .log').textContent()).toBe(log);
    await context.close();
  });

  test('after the first load everything works offline', async () => {
    const { page, context } = await visit({ speed: 'instant' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    for (const game of GAMES) {
      await openTable(page, game);
      await page.locator('.pill.mine').waitFor();
      await page.goto(`${site.url}/#/rules/${game}`);
      await page.locator('.rules h1').waitFor();
      await page.goto(`${site.url}/#/`);
    }
    await context.setOffline(false);
    await context.close();
  });

  test.each(['dusk', 'paper', 'contrast'])(
    'no accessibility violations in the theme %s, in both languages',
    async (theme) => {
      for (const language of ['en', 'de']) {
        const { page, context } = await visit({ theme, language, speed: 'instant' }, DESKTOP);
        const found: string[] = [];
        for (const route of ['', 'settings', 'stats', 'replays', 'set-up/linko', 'rules/keltis']) {
          await page.goto(`${site.url}/#/${route}`);
          await page.locator('main').waitFor();
          for (const violation of await violations(page)) found.push(`${language} ${route}: ${violation}`);
        }
        for (const game of GAMES) {
          await page.goto(`${site.url}/#/`);
          await openTable(page, game);
          await page.locator('.pill.mine').waitFor();
          for (const violation of await violations(page)) found.push(`${language} ${game}: ${violation}`);
        }
        expect(found).toEqual([]);
        await context.close();
      }
    },
  );

  test('passing one device around: nobody’s cards are in the page until they ask for them', async () => {
    const { page, context } = await visit({ speed: 'instant' });
    await page.goto(`${site.url}/#/set-up/keltis`);
    await page.locator('form select').nth(2).selectOption('person');
    await page.locator('main .button.primary').click();
    await page.locator('.curtain').waitFor();
    // The table is fresh: any card face in the page would be somebody's.
    const faces = page.locator('.screen .kt-face');
    expect(await faces.count()).toBe(0);
    await page.locator('.curtain .button').click();
    await page.locator('.pill.mine').waitFor();
    expect(await faces.count()).toBe(8);
    await context.close();
  });
});
