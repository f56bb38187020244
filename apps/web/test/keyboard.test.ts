import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { typing } from './fingers.ts';
import { nearlyOver, UNHURRIED } from './nearly-over.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { SHORT_TABLES } from './tables.ts';
import { DESKTOP, GAMES, PLAY, visit } from './visitor.ts';
import { expectTrueEnd, playToTheEnd } from './whole-game.ts';

const CHROMIUM = findChromium();
/** Matches in which many kinds of moves are still made. */
const SEED = { linko: 'end 0', linx: 'end 5', combos: 'end 5', keltis: 'end 6' } as const;

describe.skipIf(CHROMIUM === null)('by keyboard alone', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  eachOf(GAMES, 'linko')(
    '%s against bots is gone on with at home and played to the end sheet',
    async (game) => {
      const { page, context, complaints } = await visit(browser, site, { viewport: DESKTOP });
      const fingers = typing(page);
      const kept = await nearlyOver(game, SHORT_TABLES[game]!, SEED[game]);
      await storeMatches(page, [kept]);
      await page.reload();
      await page.locator(goOn(kept.id)).waitFor();
      await fingers.press(goOn(kept.id));
      await page.locator('main.table-screen').waitFor();
      const saved = await playToTheEnd({ page, fingers, game, patience: UNHURRIED });
      await expectTrueEnd(page, saved);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

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

/** The way back to a running game. */
function goOn(id: string): string {
  return `main a[href="#/table/${id}"]`;
}
