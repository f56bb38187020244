import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { fontsHere } from './fonts.ts';
import { type Demands, layoutFaults } from './layout-faults.ts';
import { lookAt, looksFor, nameOf } from './looks.ts';
import { playedMatch, stoppedAt, tellingOnes } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { stage } from './staging.ts';
import { storeMatches } from './stored-matches.ts';
import { LEAST } from './table-demands.ts';
import { DESKTOP, GAMES, type GameId, type Size, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const ZOOM = 2;
const SCREEN: Size = { width: DESKTOP.width / ZOOM, height: DESKTOP.height / ZOOM };
const MOST = { linko: 5, linx: 6, combos: 5, keltis: 4 } as const;

/** Where each game's table has the hand, and the others. */
const PARTS: Readonly<Record<GameId, readonly [string, string]>> = {
  linko: ['.linko-hand', '.linko-others-strip > :last-child'],
  linx: ['.linx-hand', '.linx-seats'],
  combos: ['.combos-hand', '.combos-opponents'],
  keltis: ['.keltis-hand-zone', '.keltis-opponents'],
};

/** A page at 400 %, and one of 1280 × 720 at 200 %: a list to read down. */
const STACKED: readonly Size[] = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
];

/** Everything can be seen and pressed. */
const DEMANDS: Demands = {
  fits: true,
  small: [LEAST],
  overlapping: ['.combos-strip', '.keltis-hand', '.linx-hand-row', '.linko-piles'],
  shortened: ['.linko-below', '.linx-won-short'],
};

describe.skipIf(CHROMIUM === null)('a desktop screen at 200 %', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
    const settings = { language: 'de' } as const;
    const wish = { viewport: SCREEN, deviceScaleFactor: ZOOM, settings, keepsWorker: true };
    ({ page } = await visit(browser, site, wish));
  });
  afterAll(() => browser?.close());

  eachOf(GAMES, 'combos')('%s loses nothing', async (game) => {
    const played = await playedMatch(game, { seats: MOST[game] });
    const faults: string[] = [];
    const looks = looksFor([SCREEN], fontsHere());
    const measure = async (name: string): Promise<void> => {
      const look = { ...looks.next().value, text: 'normal' as const };
      await lookAt(page, look);
      const found = await layoutFaults(page, DEMANDS);
      faults.push(...found.map((fault) => `${name}, ${nameOf(look)}: ${fault}`));
    };
    for (const position of tellingOnes(played.positions)) {
      const saved = stoppedAt(played, position);
      await storeMatches(page, [saved]);
      await page.goto(`${site.url}/#/table/${saved.id}`);
      await page.locator('.table-pill.table-mine').waitFor();
      const name = `ply ${position.ply}, ${position.phase}`;
      await measure(name);
      if (await stage(page, game, position)) await measure(`${name}, laid out`);
      if (position === played.positions[0]) await expectHandFirst(page, game);
      for (const size of STACKED)
        faults.push(...(await orderFaults(page, size)).map((one) => `${name}: ${one}`));
      await page.goto(`${site.url}/#/`);
      await page.locator('main.home-home').waitFor();
    }
    expect(faults).toEqual([]);
  });
});

/** At 400 % a page scrolls, and nothing in it does by itself; what one decides with is in sight at once. */
async function expectHandFirst(page: Page, game: GameId): Promise<void> {
  await lookAt(page, { size: { width: 320, height: 256 }, font: null, text: 'normal' });
  const [hand, others] = PARTS[game];
  expect(await page.locator(hand).evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200);
  await page.locator(others).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Where the page goes up again from one thing to the next, and what stays when it scrolls: it is read, tabbed and seen in one order. */
async function orderFaults(page: Page, size: Size): Promise<string[]> {
  await lookAt(page, { size, font: null, text: 'normal' });
  return page.evaluate(() => {
    const named = (thing: Element): string =>
      (thing.ariaLabel ?? thing.textContent ?? '').trim().slice(0, 40);
    const things = [
      ...document.querySelectorAll(
        'main :is(header, section[aria-label], aside, button, a[href], [tabindex])',
      ),
    ].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.table-skip'));
    return things.flatMap((thing, at) => {
      const [before, here] = [things[at - 1]?.getBoundingClientRect(), thing.getBoundingClientRect()];
      const faults: string[] = [];
      if (before && here.bottom <= before.top + 1)
        faults.push(`${named(thing)} is above ${named(things[at - 1]!)}`);
      if (/sticky|fixed/.test(getComputedStyle(thing).position)) faults.push(`${named(thing)} stays`);
      return faults;
    });
  });
}
