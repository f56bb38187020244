import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { type Demands, layoutFaults } from './layout-faults.ts';
import { playedMatch, stoppedAt, tellingOnes } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { stage } from './staging.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, visit } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
const ZOOM = 2;
const MOST = { linko: 5, linx: 6, combos: 5, keltis: 4 } as const;

/** Everything can be seen and pressed; targets may be as small as WCAG 2.2 allows where there is so little room. */
const DEMANDS: Demands = {
  fits: true,
  small: [{ target: '*', width: 24, height: 24 }],
  overlapping: ['.combos-strip', '.keltis-hand', '.linx-hand-row', '.linko-piles'],
  shortened: ['.linko-below', '.linx-won-short'],
};

describe.skipIf(CHROMIUM === null)('a desktop screen at 200 %', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  test.each(GAMES)('%s loses nothing', async (game) => {
    const { page, context } = await visit(browser, site, {
      viewport: { width: DESKTOP.width / ZOOM, height: DESKTOP.height / ZOOM },
      deviceScaleFactor: ZOOM,
      settings: { language: 'de' },
    });
    const played = await playedMatch(game, { seats: MOST[game] });
    const faults: string[] = [];
    for (const position of tellingOnes(played.positions)) {
      const saved = stoppedAt(played, position);
      await storeMatches(page, [saved]);
      await page.goto(`${site.url}/#/table/${saved.id}`);
      await page.locator('.table-pill.table-mine').waitFor();
      await shown(page);
      const name = `ply ${position.ply}, ${position.phase}`;
      const found = await layoutFaults(page, DEMANDS);
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      if (await stage(page, game, position)) {
        await shown(page);
        const more = await layoutFaults(page, DEMANDS);
        faults.push(...more.map((fault) => `${name}, laid out: ${fault}`));
      }
      await page.goto(`${site.url}/#/`);
      await page.locator('main.home-home').waitFor();
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
