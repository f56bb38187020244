import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { typing } from './fingers.ts';
import { type Site, startSite } from './site.ts';
import { type Luck, SHORT_TABLES } from './tables.ts';
import { DESKTOP, GAMES, PLAY, visit } from './visitor.ts';
import { expectTrueEnd, playToTheEnd } from './whole-game.ts';

const CHROMIUM = findChromium();
const LUCK: Luck = { linko: 21, linx: 7, combos: 12, keltis: 6 };

describe.skipIf(CHROMIUM === null)('by keyboard alone', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  test.each(GAMES)('a whole game of %s against bots, from the home page to the end sheet', async (game) => {
    const visitor = await visit(browser, site, { viewport: DESKTOP, tables: SHORT_TABLES, luck: LUCK[game] });
    const { page, context, complaints } = visitor;
    const fingers = typing(page);
    await fingers.press(PLAY[game]);
    await page.locator('main.table-screen').waitFor();
    const saved = await playToTheEnd({ page, fingers, game });
    await expectTrueEnd(page, saved);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('sheets keep the focus, go by Escape and give the focus back', async () => {
    const { page, context } = await visit(browser, site, { tables: SHORT_TABLES, luck: 1 });
    const fingers = typing(page);
    await fingers.press(PLAY.linko);
    await page.locator('.table-pill.table-mine').waitFor();
    for (const opener of [
      '.table-screen-top > .icon-button:first-of-type',
      '.table-open-log',
      '.linko-cover',
    ]) {
      await fingers.press(opener);
      await page.locator('dialog[open]').waitFor();
      const inside: boolean[] = [];
      for (let i = 0; i < 12; i++) {
        inside.push(await hasFocus(page, 'dialog[open] *, dialog[open], body'));
        await page.keyboard.press('Tab');
      }
      expect(inside).not.toContain(false);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(page, opener)).toBe(true);
    }
    await context.close();
  });
});

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement!.matches(wanted), selector);
}
