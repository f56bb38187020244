import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { tapping } from './fingers.ts';
import { type Site, startSite } from './site.ts';
import { type Luck, SHORT_TABLES } from './tables.ts';
import { GAMES, PLAY, visit } from './visitor.ts';
import { expectTrueEnd, playToTheEnd } from './whole-game.ts';

const CHROMIUM = findChromium();
const LUCK: Luck = { linko: 3, linx: 8, combos: 3, keltis: 3 };

describe.skipIf(CHROMIUM === null)('whole games on a phone, by taps', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  eachOf(GAMES, 'linko')('%s against bots, from the home page to the end sheet', async (game) => {
    const visitor = await visit(browser, site, { hasTouch: true, tables: SHORT_TABLES, luck: LUCK[game] });
    const { page, context, complaints } = visitor;
    const fingers = tapping(page);
    await page.locator(PLAY[game]).tap();
    await page.locator('main.table-screen').waitFor();
    const saved = await playToTheEnd({ page, fingers, game });
    await expectTrueEnd(page, saved);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
