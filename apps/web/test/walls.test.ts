import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { differingPixels } from './pixels.ts';
import { playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, PHONE, type Size, visit } from './visitor.ts';

const CHROMIUM = findChromium();
/** Pages that look like anybody's, besides the home page. */
const PAGES = ['rules/linx', 'learn', 'settings', 'set-up/combos'];
/** Home first. */
const LOOKS: readonly (readonly [Size, string])[] = [
  [PHONE, ''],
  [DESKTOP, ''],
  ...PAGES.map((address) => [PHONE, address] as const),
];
/** Pixels at the edges of round corners that are drawn a little differently. */
const STRAY = 100;

describe.skipIf(CHROMIUM === null)('a folder’s styles stay in its folder', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  test(
    'home and other pages look the same after every table, on a phone and on a desktop',
    LONG,
    async () => {
      const { page, context } = await visitedWithGames();
      const before: Buffer[] = [];
      for (const [size, address] of LOOKS) before.push(await pictureOf(page, size, address));
      // Once a table's styles are loaded they stay.
      for (const game of GAMES) {
        await page.goto(`${site.url}#/table/${game}`);
        await page.locator('.table-pill.table-mine').waitFor();
      }
      for (const [at, [size, address]] of LOOKS.entries()) {
        const moved = await differingPixels(page, before[at]!, await pictureOf(page, size, address));
        expect(moved, `#/${address} after tables of all games, ${size.width} px`).toBeLessThan(STRAY);
      }
      await page.evaluate(() => document.styleSheets[0]!.insertRule('.home-tile { padding: 3px }'));
      const leaked = await differingPixels(page, before[0]!, await pictureOf(page, ...LOOKS[0]!));
      expect(leaked, 'a rule that reaches a tile of the home page').toBeGreaterThan(10 * STRAY);
      await context.close();
    },
  );

  async function visitedWithGames() {
    const visitor = await visit(browser, site, {
      isSeen: true,
      settings: { lessMotion: true, tips: false },
    });
    const saved = await Promise.all(
      GAMES.map(async (game) => {
        const played = await playedMatch(game, { seats: 3 });
        return { ...stoppedAt(played, played.positions[2]!), id: game };
      }),
    );
    await storeMatches(visitor.page, saved);
    await visitor.page.reload();
    return visitor;
  }

  /** By its address alone: what was loaded before stays loaded. */
  async function pictureOf(page: Page, size: Size, address: string): Promise<Buffer> {
    await page.setViewportSize(size);
    await page.goto(`${site.url}#/${address}`);
    await page.locator('main h1').first().waitFor();
    if (address === '') await page.getByRole('link', { name: 'Continue' }).nth(3).waitFor();
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      await Promise.all(document.getAnimations().map((animation) => animation.finished));
    });
    // Pictures of games and what the server says come a little later than the page.
    let seen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    for (;;) {
      await page.waitForTimeout(250);
      const again = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      if (again.equals(seen)) return again;
      seen = again;
    }
  }
});
