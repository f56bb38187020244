import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { fullest, playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, PHONE, visit } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
/** Longer than anything that comes in takes to lie still. */
const WATCHED = 1200;

describe.skipIf(CHROMIUM === null)('a table at rest', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  eachOf(GAMES, 'linx')('%s: nothing moves while it waits for somebody', async (game) => {
    const played = await playedMatch(game, { seats: 3 });
    const saved = stoppedAt(played, fullest(played.positions));
    const { page, context } = await visit(browser, site, { settings: { speed: 'normal', tips: false } });
    await storeMatches(page, [saved]);
    await page.goto(`${site.url}#/table/${saved.id}`);
    await page.locator('.table-pill.table-mine').waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await shown(page);
      // Cards are dealt, then lie still.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const begun = await page.evaluate(async (watched) => {
        const names: string[] = [];
        const note = ({ animationName }: AnimationEvent): unknown => names.push(animationName);
        document.addEventListener('animationstart', note, true);
        await new Promise((resolve) => setTimeout(resolve, watched));
        document.removeEventListener('animationstart', note, true);
        return [...names, ...document.getAnimations().map((animation) => animation.id)];
      }, WATCHED);
      expect(begun, `at ${size.width} px`).toEqual([]);
    }
    await context.close();
  });
});
