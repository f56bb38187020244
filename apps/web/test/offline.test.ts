import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { finished, momentAt, openReplays, viewOf } from './shown-replays.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, PLAY, visit } from './visitor.ts';

const CHROMIUM = findChromium();

/** One device, on which the app was opened once, as was a collection of puzzles. */
describe.skipIf(CHROMIUM === null)('after the first load, without a line', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
    ({ page, context } = await visit(browser, site, { viewport: DESKTOP, isServed: false }));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.goto(`${site.url}/#/practice/keltis`);
    await page.locator('.practice-ask h2').waitFor();
    await context.setOffline(true);
    await page.reload();
  });
  afterAll(() => browser?.close());

  test('puzzles that were opened once are there', async () => {
    await page.locator('.practice-ask h2').waitFor();
  });

  eachOf(GAMES, 'keltis')('%s is dealt, and its rules and its lesson are there', async (game) => {
    await page.goto(`${site.url}/#/`);
    await page.locator(PLAY[game]).click();
    await page.locator('main.table-screen .table-pill.table-mine').waitFor();
    await page.goto(`${site.url}/#/rules/${game}`);
    await page.locator('.rules h1').waitFor();
    await page.goto(`${site.url}/#/learn/${game}`);
    await page.locator('.learn-mark').waitFor();
  });

  test('an address leads to one rule', async () => {
    await page.goto(`${site.url}/#/rules/keltis/8.1`);
    await page.locator('.rules-rule.rules-wanted').waitFor();
  });

  test('a link carries the match to somebody who never saw it', async () => {
    const match = finished('linx');
    const mia = await visit(browser, site, { viewport: DESKTOP });
    await storeMatches(mia.page, [match]);
    await mia.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReplays(mia.page, site, `replay/${match.id}/7`);
    await mia.page.getByRole('button', { name: 'Copy link' }).click();
    await mia.page.getByText('The link is copied.').waitFor();
    const link = await mia.page.evaluate(() => navigator.clipboard.readText());
    await mia.context.close();
    await page.goto(link);
    await page.locator('.replays-past > *').waitFor();
    expect((await momentAt(page, 7, 'table')).view).toEqual(viewOf(match, 7, 'table'));
    expect(await page.locator('.replays-side').textContent()).toContain('Otto');
  });
});
