import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsInThemes } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { fontsHere } from './fonts.ts';
import { type Demands, layoutFaults } from './layout-faults.ts';
import { lookAt, looksFor, nameOf } from './looks.ts';
import { playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { isStacked } from './table-demands.ts';
import { DESKTOP, GAMES, type GameId, PHONE, type Size, visit, type Wish } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
const MOVE = '[data-move]';

/** A phone, a desktop screen, that at 200 %, and a page at 400 %. */
const SIZES: readonly Size[] = [
  PHONE,
  DESKTOP,
  { width: DESKTOP.width / 2, height: DESKTOP.height / 2 },
  { width: 320, height: 256 },
];
const DEMANDS: Demands = { fits: true, small: [], overlapping: [], shortened: [] };

describe.skipIf(CHROMIUM === null)('the plain table', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  /** At a table of this game, in an app that has nothing of any game; halfway through the match, or soon after. */
  async function sitDown(game: GameId, wish: Wish = {}, phase?: string): Promise<Page> {
    const { page } = await visit(browser, site, wish);
    // Asked when a table is opened, so it need not be there before the page is.
    await page.evaluate(() => {
      const { hasOwn } = Object;
      Object.hasOwn = (thing, key) =>
        !(hasOwn(thing, 'linko') && hasOwn(thing, 'keltis')) && hasOwn(thing, key);
    });
    const played = await playedMatch(game, { seats: 3 });
    const later = played.positions.slice(Math.floor(played.positions.length / 2));
    const saved = stoppedAt(played, later.find((position) => position.phase === (phase ?? position.phase))!);
    await storeMatches(page, [saved]);
    await page.goto(`${site.url}/#/table/${saved.id}`);
    await page.locator(MOVE).first().waitFor();
    await shown(page);
    return page;
  }

  eachOf(GAMES, 'linx')('shows %s on every screen, in every theme, and nothing is cut off', async (game) => {
    const page = await sitDown(game, { settings: { language: 'de' } });
    const faults: string[] = [];
    const looks = looksFor(SIZES, fontsHere());
    for (const _ of SIZES) {
      const look = looks.next().value;
      await lookAt(page, look);
      const found = await layoutFaults(page, { ...DEMANDS, fits: !isStacked(look.size) });
      faults.push(...found.map((fault) => `${nameOf(look)}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(await violationsInThemes(page)).toEqual([]);
    expect(await page.locator('section svg text').count()).toBeGreaterThan(5);
    await page.context().close();
  });

  test('a card that is tapped leaves the moves with it; a hint is marked', async () => {
    const page = await sitDown('keltis', {}, 'act');
    const all = await page.locator(MOVE).count();
    const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first();
    const name = (await card.getAttribute('title'))!;
    await card.click();
    await page.getByRole('heading', { name: `With ${name}` }).waitFor();
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    const texts = await page.locator(MOVE).allTextContents();
    expect(texts.length).toBeLessThan(all);
    for (const text of texts) expect(text.toLowerCase()).toContain(name);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => page.locator(MOVE).count()).toBe(all);

    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.table-hint-bar .button.primary').click();
    const marked = page.locator(MOVE, { hasText: 'Hint:' });
    await marked.waitFor();
    expect(await marked.count()).toBe(1);
    expect(await page.locator(MOVE).first().textContent()).toBe(await marked.textContent());
    await page.context().close();
  });

  test('is played with the keyboard alone', async () => {
    const page = await sitDown('linko', { viewport: DESKTOP }, 'play');
    const log = page.getByRole('list', { name: 'Game log' });
    const before = await log.textContent();
    const focused = (name: string): Promise<string | null> =>
      page.evaluate((attribute) => document.activeElement!.getAttribute(attribute), name);
    // The focus waits where something is asked for; before it is the hand, which is one stop.
    expect(await focused('data-move')).not.toBeNull();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    const card = (await focused('title'))!;
    await page.keyboard.press('Space');
    await page.getByRole('heading', { name: `With ${card}` }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused('data-move')).toContain(card);
    await page.keyboard.press('Enter');
    await expect.poll(() => log.textContent()).not.toBe(before);
    await page.context().close();
  });
});
