import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import { findChromium, launch } from './chromium.ts';
import { layoutFaults } from './layout-faults.ts';
import { playedMatch, stoppedAt, tellingOnes } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { stage } from './staging.ts';
import { storeMatches } from './stored-matches.ts';
import { demandsAt } from './table-demands.ts';
import { GAMES, type GameId, SIZES, visit } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();

/** In English how many usually sit there; in German, which is longer, the most, and the fewest where that looks different. */
const SEATINGS: Readonly<Record<GameId, Readonly<Record<'en' | 'de', readonly number[]>>>> = {
  linko: { en: [4], de: [5, 2] },
  linx: { en: [3], de: [6] },
  combos: { en: [4], de: [5] },
  keltis: { en: [2], de: [4] },
};

describe.skipIf(CHROMIUM === null)('every table on every screen', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  describe.each(['en', 'de'] as const)('in %s', (language) => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await visit(browser, site, { settings: { language } }));
    });
    afterAll(() => page?.context().close());

    test.each(GAMES)('%s: all is in sight, large enough, apart and not cut off', async (game) => {
      const faults: string[] = [];
      for (const seats of SEATINGS[game][language]) {
        const played = await playedMatch(game, { seats });
        for (const position of tellingOnes(played.positions)) {
          await openAt(page, stoppedAt(played, position));
          const name = `${seats} seats, ply ${position.ply}, ${position.phase}`;
          faults.push(...(await faultsAt(page, name)));
          if (await stage(page, game, position)) faults.push(...(await faultsAt(page, `${name}, laid out`)));
        }
      }
      expect(faults).toEqual([]);
    });
  });
});

/** From one table straight to the next. */
async function openAt(page: Page, saved: SavedMatch): Promise<void> {
  await storeMatches(page, [saved]);
  await page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, saved.id);
  await page.waitForFunction(
    (id) => latestState?.id === id && document.querySelector('.table-pill.table-mine') !== null,
    saved.id,
  );
}

async function faultsAt(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await shown(page);
    const found = await layoutFaults(page, demandsAt(size));
    faults.push(...found.map((fault) => `${name}, ${size.width}×${size.height}: ${fault}`));
  }
  return faults;
}
