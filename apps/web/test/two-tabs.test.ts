import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { violationsInThemes } from './axe.ts';
import { beginWorkersWith } from './breakdowns.ts';
import { findChromium, launch } from './chromium.ts';
import { clicking } from './fingers.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch } from './stored-matches.ts';
import { visit } from './visitor.ts';
import { wayOf } from './ways/index.ts';
import { matchOf, takeTurn } from './whole-game.ts';
import { overhear, untilAsked } from './worker-feed.ts';

const CHROMIUM = findChromium();
const STOCK = '[data-spot="stock"]';
const MINE = '.table-pill.table-mine';

/** Pages that are not secure have no locks: there, only the store can tell. */
const UNLOCKED = "Object.defineProperty(navigator, 'locks', { value: undefined })";

describe.skipIf(CHROMIUM === null)('one game in two tabs', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  /** Two tabs of one visitor; the first has sat down at LINX. */
  async function twoTabs(prepare: (page: Page) => Promise<void> = async () => undefined) {
    const { page: first, context } = await visit(browser, site, { isServed: true });
    await prepare(first);
    await sitDown(first, 'linx');
    const second = await context.newPage();
    await second.addInitScript(overhear);
    await prepare(second);
    return { first, second, context };
  }
  const elsewhere = (page: Page) =>
    page.locator('[role="alert"]', { hasText: 'This game is open in another tab.' });
  const playHere = (page: Page) => page.getByRole('button', { name: 'Play here', exact: true });
  const heading = (page: Page) =>
    page.getByRole('heading', { name: 'This game is open in another tab.', exact: true });

  /** Takes a turn, and answers with all moves when it is asked again. */
  async function takeOne(page: Page): Promise<readonly string[]> {
    const saved = await latestMatch(page);
    await takeTurn(clicking(page), wayOf('linx'), matchOf(saved), ([move]) => move!);
    await untilAsked(page, saved.moves.length + 1, [0]);
    return (await latestMatch(page)).moves;
  }

  test('a reload is no second tab; the second says that the first plays, takes over when asked, and gives it back', async () => {
    const { first, second, context } = await twoTabs();
    const url = first.url();
    for (const _ of [1, 2, 3]) {
      await first.reload();
      await first.locator(MINE).waitFor();
      expect(await elsewhere(first).count()).toBe(0);
    }
    expect(first.url()).toBe(url);
    await second.goto(first.url());
    await heading(second).waitFor();
    expect(await violationsInThemes(second)).toEqual([]);
    expect(await second.locator(MINE).count()).toBe(0);
    await playHere(second).click();
    await second.locator(MINE).waitFor();
    await elsewhere(first).waitFor();
    const made = await takeOne(second);
    await second.close();
    await elsewhere(first).waitFor({ state: 'detached' });
    await first.locator(MINE).waitFor();
    expect((await takeOne(first)).slice(0, made.length)).toEqual(made);
    await context.close();
  });

  test('where there are no locks, the store refuses the move that would fork the game', LONG, async () => {
    const { first, second, context } = await twoTabs((page) => beginWorkersWith(page, UNLOCKED));
    await second.goto(first.url());
    await second.locator(MINE).waitFor();
    const made = await takeOne(second);
    await first.locator(STOCK).click();
    await elsewhere(first).filter({ hasText: 'Your move was not played.' }).waitFor();
    expect((await latestMatch(second)).moves).toEqual(made);
    await playHere(first).click();
    await untilAsked(first, made.length, [0]);
    await elsewhere(first).waitFor({ state: 'detached' });
    expect((await takeOne(first)).slice(0, made.length)).toEqual(made);
    await context.close();
  });
});
