import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, violationsBesideColours } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { GAMES, type GameId, PHONE, visit, type Wish } from './visitor.ts';

const CHROMIUM = findChromium();
/** More taps than any lesson takes. */
const MOST = 40;

interface Mark {
  readonly x: number;
  readonly y: number;
  /** What the coach says of it. */
  readonly coach: string;
  readonly hasFocus: boolean;
}

describe.skipIf(CHROMIUM === null)('learning in a real browser', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  async function open(route: string, wish: Wish = {}) {
    const visitor = await visit(browser, site, { viewport: PHONE, ...wish });
    await visitor.page.goto(`${site.url}/#/${route}`);
    return visitor;
  }

  /** The next mark, once a tap on it reaches what it marks; null when the lesson is over. */
  async function nextMark(page: Page): Promise<Mark | null> {
    const found = await page.waitForFunction(() => {
      const mark = document.querySelector('.learn-mark')?.getBoundingClientRect();
      if (document.querySelector('dialog[open]')) return 'over';
      if (!mark) return false;
      // Cards overlap: their left part is the open one.
      const [x, y] = [mark.left + mark.width * 0.2, mark.top + mark.height / 2];
      const spot = document.elementFromPoint(x, y)?.closest('[data-spot]');
      const { left, width } = spot?.getBoundingClientRect() ?? { left: 0, width: 0 };
      const isOn = Math.abs(left - mark.left) < 1 && Math.abs(width - mark.width) < 1;
      return (
        isOn && {
          x,
          y,
          coach: document.querySelector('.learn-coach')!.textContent,
          hasFocus: spot === document.activeElement,
        }
      );
    });
    const mark = (await found.jsonValue()) as Mark | 'over';
    return mark === 'over' ? null : mark;
  }

  /** Until the coach speaks of something else; a second tap right after the first may count as one with it. */
  async function untilHeard(page: Page, { coach }: Mark): Promise<void> {
    await page
      .waitForFunction((before) => document.querySelector('.learn-coach')?.textContent !== before, coach, {
        timeout: 500,
      })
      .catch(() => undefined);
  }

  async function playThrough(page: Page, press: (mark: Mark) => Promise<void>): Promise<number> {
    let count = 0;
    for (let mark = await nextMark(page); mark && count < MOST; mark = await nextMark(page)) {
      await press(mark);
      await untilHeard(page, mark);
      count++;
    }
    return count;
  }

  test.each(GAMES)('the lesson of %s is played to its end by tapping the mark', LONG, async (game) => {
    const language = GAMES.indexOf(game) % 2 === 0 ? 'en' : 'de';
    const { page, context, complaints } = await open(`learn/${game}`, { settings: { language } });
    const taps = await playThrough(page, ({ x, y }) => page.mouse.click(x, y));
    expect(taps).toBeGreaterThan(10);
    expect(taps).toBeLessThan(MOST);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await expectDone(page);
    await context.close();
  });

  /** One lesson is marked as done. */
  async function expectDone(page: Page): Promise<void> {
    await page.evaluate(() => {
      location.hash = '#/learn';
    });
    await page.locator('.learn-learn-done').waitFor();
    expect(await page.locator('.learn-learn-done').count()).toBe(1);
  }

  // It stands for all lessons in `npm test`.
  test('the lesson of linx is played by keyboard alone: the focus follows the coach', async () => {
    const { page, context, complaints } = await open('learn');
    const start = page.locator('a[href="#/learn/linx"]');
    await start.waitFor();
    await pressUntil(page, 'Tab', () => start.evaluate((link) => link === document.activeElement));
    await page.keyboard.press('Enter');
    await page.locator('.learn-mark').waitFor();
    await page.keyboard.press('Tab');
    const presses = await playThrough(page, async ({ hasFocus }) => {
      expect(hasFocus).toBe(true);
      await page.keyboard.press('Space');
    });
    expect(presses).toBeGreaterThan(10);
    expect(presses).toBeLessThan(MOST);
    expect(await axeViolations(page)).toEqual([]);
    // One more key starts a game.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('main.table-screen').waitFor();
    await expectDone(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
    for (let i = 0; i < MOST && !(await isThere()); i++) await page.keyboard.press(key);
    expect(await isThere()).toBe(true);
  }

  test('what is legal but not meant gets a friendly word, what is illegal the rule', async () => {
    const { page, context } = await open('learn/linko');
    const said = page.locator('.table-said');
    const spot = (name: string) => page.locator(`[data-spot="${name}"]`);
    await page.locator('.learn-mark').waitFor();
    await spot('hand 9').click();
    await expect.poll(() => said.textContent()).toBe('That is allowed too. For now, tap the mark.');
    // It is taken back: the mark goes on from where it was.
    await expect.poll(() => page.locator('[data-spot^="hand"][aria-pressed="true"]').count()).toBe(0);
    // A card that cannot be drawn now: a tap, not a press of something that waits to be enabled.
    await spot('slot 1').click({ force: true });
    await expect.poll(() => said.textContent()).toContain('First play cards of one number.');
    expect(await page.locator('.learn-coach-bubble h2').textContent()).toMatch(/^Aim: /);
    await context.close();
  });

  test('a lesson can be started over and left, and forces nobody', async () => {
    const { page, context } = await open('learn/linx');
    await page.locator('.learn-mark').waitFor();
    await page.locator('[data-spot="stock"]').click();
    await page.locator('.learn-coach-progress .learn-past').waitFor();
    await page.locator('[data-spot="anchor 0"]').click();
    await page.locator('[data-spot="hand 3w"]').click();
    await page.locator('.learn-lesson-restart').click();
    await expect.poll(() => page.locator('.learn-coach-progress .learn-past').count()).toBe(0);
    // Nothing of the chain that was begun is left.
    expect(await page.locator('[data-spot="hand 3w"]').count()).toBe(1);
    expect(await page.locator('[data-spot="anchor 0"][aria-pressed="true"]').count()).toBe(0);
    await page.locator('.learn-lesson-leave').click();
    await page.locator('.learn-learn-tile').first().waitFor();
    expect(await page.locator('.learn-learn-done').count()).toBe(0);
    await context.close();
  });

  test('the home page leads to the lessons and loads none of them', async () => {
    const { page, context } = await open('');
    await page.locator('.home-tile').nth(3).waitFor();
    const assets = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(assets.length).toBeGreaterThan(1);
    expect(assets.filter((path) => /\/(learn|lesson|rule|tip|guide)/.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'More of Linko!' }).click();
    await page.locator('dialog[open] a[href="#/learn/linko"]').click();
    await page.locator('.learn-lesson').waitFor();
    await context.close();
  });

  test.each(['en', 'de'] as const)('no accessibility violations in %s', LONG, async (language) => {
    const { page, context } = await open('learn', { settings: { language } });
    const found: string[] = [];
    const check = async (place: string): Promise<void> => {
      const violations = await (language === 'en' ? axeViolations : violationsBesideColours)(page);
      for (const violation of violations) found.push(`${place}: ${violation}`);
    };
    await page.locator('.learn-learn-tile').nth(3).waitFor();
    await check('learn');
    for (const game of GAMES) {
      await page.goto(`${site.url}/#/learn/${game}`);
      await page.locator('.learn-mark').waitFor();
      await check(game);
    }
    await page.goto(`${site.url}/#/rules/linx/4.2`);
    await page.locator('.rules-rule.rules-wanted').waitFor();
    await page.locator('input[type=search]').fill('4');
    await check('rules');
    expect(found).toEqual([]);
    await context.close();
  });

  test('the rules are searched: hits are marked and counted, the rest is hidden', async () => {
    const { page, context } = await open('rules/linko');
    const field = page.getByLabel('Search the rules');
    await field.fill('snatched top');
    await expect.poll(() => page.locator('search [role=status]').textContent()).toBe('1 rule found');
    expect(await page.locator('.rules-mark').allTextContents()).toEqual(['§5.2']);
    expect(await page.locator('.rules-rule mark').first().textContent()).toBe('top');
    await field.fill('quidditch');
    await expect
      .poll(() => page.locator('search [role=status]').textContent())
      .toBe('No rule has “quidditch” in it.');
    await field.fill('');
    await expect.poll(() => page.locator('.rules-mark').count()).toBeGreaterThan(30);
    await context.close();
  });

  test('an address names a rule: it is in sight and has the focus', async () => {
    const { page, context } = await open('rules/combos/5.4');
    await page.locator('.rules-rule.rules-wanted').waitFor();
    const focus = await page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return { text: document.activeElement!.textContent, isSeen: top >= 0 && bottom <= innerHeight };
    });
    expect(focus).toMatchObject({ text: expect.stringMatching(/^§5\.4/), isSeen: true });
    await context.close();
  });

  async function playAtOnce(page: Page, game: GameId): Promise<void> {
    await page.goto(`${site.url}/#/`);
    await page.locator('.home-tile').nth(GAMES.indexOf(game)).locator('.home-play').click();
    await page.locator('.table-pill.table-mine').waitFor();
  }

  test('at a table the rule for this moment is two taps away, and a refusal leads to its own', async () => {
    const { page, context } = await open('', { settings: { tips: false } });
    await playAtOnce(page, 'linko');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'The rule for this moment' }).click();
    await page.locator('dialog .rules-rule').first().waitFor();
    expect(await page.locator('dialog .rules-mark').first().textContent()).toBe('§4.1');
    expect(await page.locator('.rules-rule-example p').textContent()).toMatch(/\S/);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.linko-slot').first().click({ force: true });
    await page.locator('.table-said-rule').click();
    await page.locator('dialog .rules-rule').first().waitFor();
    expect(await page.locator('dialog h2').textContent()).toBe('Rule §6.1');
    await context.close();
  });

  test('a tip is told once, lets taps through, and can be turned off', async () => {
    const { page, context } = await open('', { luck: 5 });
    await playAtOnce(page, 'linx');
    const tip = page.locator('.learn-tip-toast');
    await tip.filter({ hasText: 'Aim:' }).waitFor();
    // Over the bar at the top, never over a seat it may speak of.
    const box = (await tip.boundingBox())!;
    const seats = await page
      .locator('[data-place^="seat "]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(seats.length).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(Math.min(...seats) + 1);
    await page.locator('[data-spot="stock"]').click();
    await tip.filter({ hasText: 'Tap an anchor' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.table-pill.table-mine').waitFor();
    expect(await tip.count()).toBe(0);
    const told = await page.evaluate(() => localStorage.getItem('quartet-tips-told'));
    expect(told).toBe('["linx-aim","linx-act"]');
    await context.close();

    const quiet = await open('', { luck: 5, settings: { tips: false } });
    await playAtOnce(quiet.page, 'linx');
    await quiet.page.locator('[data-spot="stock"]').click();
    await quiet.page.locator('.linx-coach').waitFor();
    expect(await quiet.page.evaluate(() => localStorage.getItem('quartet-tips-told'))).toBeNull();
    await quiet.context.close();
  });
});
