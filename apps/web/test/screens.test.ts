import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { fontsHere } from './fonts.ts';
import { layoutFaults } from './layout-faults.ts';
import { lookAt, looksFor, nameOf } from './looks.ts';
import { playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { GAMES, SIZES, visit } from './visitor.ts';

const CHROMIUM = findChromium();
/** In which each screen is seen; the next one is seen in others. */
const WAYS = 3;
const KINDS = ['', 'set-up/linko', 'rules/combos', 'settings', 'replays', 'practice/chain'];
const OTHERS = [
  ...['set-up/linx', 'set-up/combos', 'set-up/keltis', 'rules/linko', 'rules/linx', 'rules/keltis'],
  ...['learn', 'stats', 'daily', 'challenge/keltis-2-keltis', 'practice'],
];
const SCREENS = { 'one of each kind': KINDS, 'all others': OTHERS, all: [...KINDS, ...OTHERS] };

describe.skipIf(CHROMIUM === null)('every other screen, at every size', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  // German words are longer.
  const cases = [
    ['de', 'one of each kind'],
    ['de', 'all others'],
    ['en', 'all'],
  ] as const;
  eachOf(cases, cases[0])(
    'no sideways scrolling, targets a finger can hit (%s, %s)',
    async (language, which) => {
      const { page, context } = await visit(browser, site, { settings: { language } });
      const played = await Promise.all(GAMES.map((game) => playedMatch(game, { seats: 2 })));
      await storeMatches(page, [
        ...played.map(({ saved }) => saved),
        ...played.map((match) => stoppedAt(match, match.positions[1]!)),
      ]);
      // What is kept is read when the app starts.
      await page.reload();
      const faults: string[] = [];
      const looks = looksFor([...SIZES, { width: 320, height: 256 }], fontsHere());
      for (const screen of SCREENS[which]) {
        await turnTo(page, screen);
        for (let more = WAYS; more > 0; more--) {
          const look = looks.next().value;
          await lookAt(page, look);
          const demands = { fits: false, small: [], overlapping: [], shortened: [] };
          const found = await layoutFaults(page, demands);
          faults.push(...found.map((fault) => `${screen}, ${nameOf(look)}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

/** To another screen of the same page, by way of one that is unlike it. */
async function turnTo(page: Page, screen: string): Promise<void> {
  for (const route of [screen === 'settings' ? 'stats' : 'settings', screen]) {
    await page.locator('main').waitFor();
    await page.evaluate((hash) => {
      if (location.hash === hash) return;
      document.querySelector('main')!.dataset.left = '';
      location.hash = hash;
    }, `#/${route}`);
    await page.locator('main:not([data-left])').waitFor();
  }
}
