import { setTimeout } from 'node:timers/promises';
import { findGame } from '@quartet/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { playMatch, savedMatch } from './finished-match.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, PLAY } from './visitor.ts';

const CHROMIUM = findChromium();
const SIZES = [{ width: 390, height: 844 }, DESKTOP];
/** The server takes its time. */
const LATE = 700;
const SETTINGS = { speed: 'instant', language: 'en', name: 'Mia', muted: true };
const ME = 'mia';

declare global {
  /** What could be pressed and was moved, resized or taken away since it was first seen. */
  var moved: Set<string>;
}

/** Runs in the page: looks at everything that can be pressed, in every picture of it. */
function watch(): void {
  globalThis.moved = new Set();
  const seen = new Map<Element, string>();
  const look = (): void => {
    for (const one of document.querySelectorAll('main :is(a, button, input)')) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      const before = seen.get(one) ?? place;
      if (before !== place) moved.add(`${one.ariaLabel ?? one.textContent}: ${before} → ${place}`);
      seen.set(one, before);
    }
    for (const one of seen.keys()) if (!one.isConnected) moved.add(`${one.textContent}: gone`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

describe.skipIf(CHROMIUM === null)('what can be pressed at home stays where it is', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  const table = (id: string, waiting: boolean) => ({
    ...{ id, game: 'linx', status: 'running', waiting, mover: null, since: null, until: null },
    players: [
      { kind: 'person', person: { id: ME, name: 'Mia' } },
      { kind: 'bot', name: 'Otto', level: 'easy' },
    ],
  });

  async function open(viewport: (typeof SIZES)[number], notes: Readonly<Record<string, string>>) {
    const context = await browser.newContext({ viewport, locale: 'en', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript((kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    }, notes);
    await page.addInitScript(watch);
    const answer = async (address: string, body: unknown) =>
      page.route(address, async (route) => {
        await setTimeout(LATE);
        await route.fulfill({ json: body }).catch(() => undefined);
      });
    await answer('**/online.json', { online: true });
    await answer('**/api/me/tables', { tables: [table('mine', true), table('theirs', false)] });
    await page.goto(site.url);
    return { page, context };
  }

  async function settled(page: Page): Promise<readonly string[]> {
    await page.locator('.keltis-picture').first().waitFor();
    await page.waitForLoadState('networkidle');
    await setTimeout(LATE / 2);
    return page.evaluate(() => [...moved]);
  }

  test.each(SIZES)('at the first visit (%o)', async (size) => {
    const { page, context } = await open(size, {});
    const code = page.getByText('I have a code');
    await code.waitFor({ state: 'attached' });
    expect(await code.isVisible()).toBe(false);
    expect(await settled(page)).toEqual([]);
    expect(await code.isVisible()).toBe(true);
    await context.close();
  });

  test.each(SIZES)('for whoever was here before, with games here and on the server (%o)', async (size) => {
    const mistake = { id: 'x', game: 'linko', rules: 1, view: {}, best: [], others: [], step: 0, due: 1 };
    const notes = {
      'quartet-settings': JSON.stringify(SETTINGS),
      'quartet-online': ME,
      'quartet-mistakes': JSON.stringify([mistake]),
    };
    const { page, context } = await open(size, notes);
    await page.locator('.home-table').first().waitFor();
    const matches = ['keltis', 'linko'].map((game, i) =>
      savedMatch(playMatch(findGame(game)!, 2, `still ${i}`, 8), `running-${i}`),
    );
    await storeMatches(page, matches);
    await page.reload();
    await page.locator('.home-table').first().waitFor({ state: 'attached' });
    const mine = page.locator('a[href="#/online/mine"]');
    expect(await mine.isVisible()).toBe(false);
    expect(await settled(page)).toEqual([]);
    expect(await mine.isVisible()).toBe(true);
    expect(await page.locator('.home-table').count()).toBe(4);
    await context.close();
  });

  test('where more comes than was there last time, it waits for a press that is going on', async () => {
    const notes = { 'quartet-settings': JSON.stringify(SETTINGS) };
    const { page, context } = await open(SIZES[0]!, notes);
    await page.locator(PLAY.linko).hover();
    await page.mouse.down();
    await setTimeout(LATE + 300);
    expect(await page.getByText('Join').isVisible()).toBe(false);
    await page.mouse.up();
    await page.locator('.table-pill').waitFor();
    await context.close();
  });
});
