import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { type Site, startSite } from './site.ts';
import { GAMES, type GameId, PLAY, visit } from './visitor.ts';

const CHROMIUM = findChromium();

describe.skipIf(CHROMIUM === null)('the app in a real browser', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  async function openTable(page: Page, game: GameId): Promise<void> {
    await page.locator(PLAY[game]).click();
    await page.locator('main.table-screen').waitFor();
  }

  eachOf(
    GAMES,
    'linko',
    'keltis',
  )(
    '%s starts with one tap, the page asks nobody else for anything, and a reload finds the same decision',
    async (game) => {
      const { page, context, complaints } = await visit(browser, site, { settings: { muted: false } });
      await openTable(page, game);
      await page.locator('.table-pill.table-mine').waitFor();
      const fits = await page.evaluate(() => document.scrollingElement!.scrollHeight <= innerHeight);
      expect(fits).toBe(true);
      const log = await heardLog(page);
      await page.reload();
      await page.locator('.table-pill.table-mine').waitFor();
      await expect.poll(() => heardLog(page)).toBe(log);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('two people set up a table: nobody’s cards are in the page until they ask for them', async () => {
    const { page, context } = await visit(browser, site);
    await page.goto(`${site.url}/#/set-up/keltis`);
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByRole('button', { name: 'Remove Ada' }).click();
    await page.locator('main .button.primary').click();
    await page.locator('.table-curtain').waitFor();
    // The table is fresh: any card face in the page would be somebody's.
    const faces = page.locator('.table-screen .keltis-face');
    expect(await faces.count()).toBe(0);
    await page.locator('.table-curtain .button').click();
    await page.locator('.table-pill.table-mine').waitFor();
    expect(await faces.count()).toBe(8);
    await context.close();
  });
});

/** As it is read aloud: the cards in it are drawn by code of their own, which comes last. */
function heardLog(page: Page): Promise<string> {
  return page.locator('.table-screen-log .table-log').evaluate((log) => {
    const heard = log.cloneNode(true) as Element;
    for (const drawn of heard.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
    return heard.textContent ?? '';
  });
}
