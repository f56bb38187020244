import { findGame } from '@quartet/catalog';
import type { Language } from '@quartet/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { downloaded } from './downloaded.ts';
import { eachOf } from './each-of.ts';
import { playMatch, savedMatch } from './finished-match.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, type GameId, PHONE, type Visitor, visit } from './visitor.ts';

const CHROMIUM = findChromium();
/** The first bytes of a PNG, and where its width and height are told. */
const PNG = [0x89, 0x50, 0x4e, 0x47];
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

describe.skipIf(CHROMIUM === null)('a result to share, in a real browser', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });

  /** One after the other shares, in English on a desktop and in German on a phone. */
  const visitors = new Map<Language, Promise<Visitor>>();
  function visitorIn(language: Language): Promise<Visitor> {
    const found = visitors.get(language) ?? come(language);
    visitors.set(language, found);
    return found;
  }

  async function come(language: Language): Promise<Visitor> {
    const viewport = language === 'de' ? PHONE : DESKTOP;
    const somebody = await visit(browser, site, { viewport, settings: { language } });
    await somebody.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    return somebody;
  }

  /** Somebody whose match has just ended. */
  async function atTheEnd(game: GameId, language: Language): Promise<Visitor> {
    const somebody = await visitorIn(language);
    await storeMatches(somebody.page, [
      savedMatch(playMatch(findGame(game)!, 3, 'to be shared'), `${game}-done`),
    ]);
    await somebody.page.goto(`${site.url}/#/table/${game}-done`);
    await somebody.page.locator('.ends-stage').waitFor();
    return somebody;
  }

  async function save(page: Page, label: string): Promise<Buffer> {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: label }).click(),
    ]);
    return downloaded(saved);
  }

  eachOf(GAMES, 'linko')('%s: a picture, a line of text, and nobody else’s name in it', async (game) => {
    const isGerman = game === 'linx' || game === 'keltis';
    const { page, complaints } = await atTheEnd(game, isGerman ? 'de' : 'en');
    await page.getByRole('button', { name: isGerman ? 'Teilen' : 'Share', exact: true }).click();
    const picture = page.locator('.share-picture img');
    await picture.waitFor();
    expect(await picture.getAttribute('alt')).toContain('Mia');
    const file = await save(page, isGerman ? 'Bild sichern' : 'Save picture');
    expect([...file.subarray(0, 4)]).toEqual(PNG);
    expect([file.readUInt32BE(WIDTH_AT), file.readUInt32BE(HEIGHT_AT)]).toEqual([1200, 630]);
    await page.getByRole('button', { name: isGerman ? 'Text kopieren' : 'Copy text' }).click();
    const line = (await page.locator('.share-line').textContent())!;
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(line);
    expect(line).not.toMatch(/Otto|Ada/);
    // With their names it is another picture.
    await page.getByRole('checkbox').check();
    await expect
      .poll(async () => (await save(page, isGerman ? 'Bild sichern' : 'Save picture')).equals(file))
      .toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.share-share').waitFor({ state: 'detached' });
    await page.locator('.ends-stage').waitFor();
  });

  test('a replay tells its result the same way, and it can be shared from there', async () => {
    const { page } = await visitorIn('en');
    await storeMatches(page, [savedMatch(playMatch(findGame('combos')!, 3, 'to be shared'), 'done')]);
    await page.goto(`${site.url}/#/replay/done`);
    await page.getByRole('button', { name: 'Result' }).click();
    await page.locator('.ends-stage').getByRole('button', { name: 'Share', exact: true }).click();
    await page.locator('.share-picture img').waitFor();
  });
});
