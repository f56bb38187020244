import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { typing } from './fingers.ts';
import { type Site, startSite } from './site.ts';
import { SHORT_TABLES } from './tables.ts';
import { DESKTOP, GAMES, PLAY, visit } from './visitor.ts';
import { expectTrueEnd, playToTheEnd } from './whole-game.ts';

const CHROMIUM = findChromium();

describe.skipIf(CHROMIUM === null)('whole games by keyboard alone', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  test.each(GAMES)('%s against bots, from the home page to the end sheet', async (game) => {
    const visitor = await visit(browser, site, { viewport: DESKTOP, tables: SHORT_TABLES, luck: 1 });
    const { page, context, complaints } = visitor;
    const fingers = typing(page);
    await fingers.press(PLAY[game]);
    await page.locator('main.screen').waitFor();
    const saved = await playToTheEnd({ page, fingers, game });
    await expectTrueEnd(page, saved);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
