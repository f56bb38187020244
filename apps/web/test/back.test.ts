import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { findChromium, launchWithBack } from './chromium.ts';
import { clicking } from './fingers.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch } from './stored-matches.ts';
import { PLAY, visit } from './visitor.ts';
import { wayOf } from './ways/index.ts';
import { matchOf, takeTurn } from './whole-game.ts';
import { untilAsked } from './worker-feed.ts';

const CHROMIUM = findChromium();
const MINE = '.table-pill.table-mine';
const QUIET = '/inter-license.txt';

declare global {
  /** What a page was called here: one that comes back from sleep still knows. */
  var calledHere: string | undefined;
  /** How often it tried to keep something. */
  var putsHere: number;
}

describe.skipIf(CHROMIUM === null)('back to a page that was left', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launchWithBack(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  /** Takes a turn, and answers with all moves when it is asked again. */
  async function takeOne(page: Page): Promise<readonly string[]> {
    const saved = await latestMatch(page);
    await untilAsked(page, saved.moves.length, [0]);
    await takeTurn(clicking(page), wayOf('linx'), matchOf(saved), ([move]) => move!);
    await untilAsked(page, saved.moves.length + 1, [0]);
    return (await latestMatch(page)).moves;
  }

  /** A page that only wakes is not loaded, so nothing tells when it is there. */
  async function back(page: Page, called: string): Promise<void> {
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => page.evaluate(() => globalThis.calledHere).catch(() => null)).toBe(called);
  }

  const call = (page: Page, name: string) =>
    page.evaluate((word) => void (globalThis.calledHere = word), name);
  const held = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).held!.length);

  test('it has slept, lets others play meanwhile, and goes on where they stopped', async () => {
    const { page } = await visit(browser, site);
    await sitDown(page, 'linx');
    const table = page.url();
    const first = await takeOne(page);
    await call(page, 'first');
    await page.goto(`${site.url}${QUIET}`);
    await call(page, 'quiet');
    expect(await held(page)).toBe(0);
    // The same table, while the page before sleeps with it.
    await page.goto(table);
    await page.locator(MINE).waitFor();
    const second = await takeOne(page);
    expect(second.slice(0, first.length)).toEqual(first);
    await back(page, 'quiet');
    await back(page, 'first');
    await expect.poll(() => page.evaluate(() => globalThis.latestState?.ply)).toBe(second.length);
    await page.locator(MINE).waitFor();
    const third = await takeOne(page);
    expect(third.slice(0, second.length)).toEqual(second);
    await page.reload();
    await page.locator(MINE).waitFor();
    expect((await latestMatch(page)).moves).toEqual(third);
  });

  test('what was being kept when it fell asleep is given up, and kept when it wakes', LONG, async () => {
    const { page, complaints } = await visit(browser, site);
    await page.evaluate(sleepAtFirstPut);
    await page.locator(PLAY.linx).click();
    await page.waitForFunction(() => globalThis.calledHere === 'asleep');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.locator(MINE).waitFor();
    expect(await page.evaluate(() => globalThis.putsHere)).toBe(2);
    await takeOne(page);
    expect(complaints).toEqual([]);
  });
});

/** In the page: as soon as something is being kept, it is told that it falls asleep. */
function sleepAtFirstPut(): void {
  const { put } = IDBObjectStore.prototype;
  globalThis.putsHere = 0;
  IDBObjectStore.prototype.put = function (...told) {
    if (globalThis.putsHere++ === 0)
      queueMicrotask(() => {
        globalThis.calledHere = 'asleep';
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      });
    return put.apply(this, told);
  };
}
