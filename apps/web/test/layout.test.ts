import type { Language } from '@quartet/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { type Demands, layoutFaults } from './layout-faults.ts';
import { playedMatch, stoppedAt, tellingOnes } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { stage } from './staging.ts';
import { storeMatches } from './stored-matches.ts';
import { GAMES, type GameId, SIZES, type Size, visit } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();

/** How many usually sit there, at most, and where it looks different, at least. German is longer: there the most. */
const SEATINGS: Readonly<Record<GameId, Readonly<Record<Language, readonly number[]>>>> = {
  linko: { en: [4, 5, 2], de: [5, 2] },
  linx: { en: [3, 6], de: [6] },
  combos: { en: [4, 5], de: [5] },
  keltis: { en: [2, 4], de: [4] },
};

/** On a low screen the rows of Keltis, and the shorter one for points beside the stones. */
const LOW: Demands['small'] = [
  { target: '.kt-point-row', width: 150, height: 38 },
  { target: '.kt-lane', width: 344, height: 38 },
];

function demandsAt({ height }: Size): Demands {
  return {
    fits: true,
    small: [{ target: '.cc-cell', width: 29, height: 70 }, ...(height < 640 ? LOW : [])],
    overlapping: ['.cc-strip', '.kt-hand', '.linx-hand-row', '.lk-piles'],
    shortened: ['.lk-below', '.linx-seat-won', '.linx-known'],
  };
}

describe.skipIf(CHROMIUM === null)('every table on every screen', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  describe.each(GAMES)('%s', (game) => {
    test.each(['en', 'de'] as const)(
      'all is in sight, large enough, apart and not cut off (%s)',
      async (language) => {
        const { page, context } = await visit(browser, site, { settings: { language } });
        const faults: string[] = [];
        for (const seats of SEATINGS[game][language]) {
          const played = await playedMatch(game, { seats });
          for (const position of tellingOnes(played.positions)) {
            const saved = stoppedAt(played, position);
            await storeMatches(page, [saved]);
            await page.goto(`${site.url}/#/table/${saved.id}`);
            await page.locator('.pill.mine').waitFor();
            const name = `${seats} seats, ply ${position.ply}, ${position.phase}`;
            faults.push(...(await faultsAt(page, name)));
            if (await stage(page, game, position))
              faults.push(...(await faultsAt(page, `${name}, laid out`)));
            await page.goto(`${site.url}/#/`);
            await page.locator('main.home').waitFor();
          }
        }
        expect(faults).toEqual([]);
        await context.close();
      },
    );
  });
});

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
