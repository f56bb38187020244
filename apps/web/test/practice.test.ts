import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chainDeals, shareOf } from '../src/practice/chain/chain-deals.ts';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { answer, firstOf, puzzlesOf, spotsFor } from './practice-taps.ts';
import { type Site, startSite } from './site.ts';
import { DESKTOP, GAMES, PHONE, visit, type Wish } from './visitor.ts';

const CHROMIUM = findChromium();
/** Fills the seed of a run of chains; in its first longest chain no card is there twice. */
const SEED = 7;

describe.skipIf(CHROMIUM === null)('practice in a real browser', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  async function open(route: string, wish: Wish = {}) {
    const visitor = await visit(browser, site, wish);
    await visitor.page.goto(`${site.url}/#/${route}`);
    return visitor;
  }

  eachOf(GAMES, 'keltis')(
    '%s: the right move is right, with a reason and what the levels found',
    async (game) => {
      const isWide = GAMES.indexOf(game) % 2 === 0;
      const language = GAMES.indexOf(game) < 2 ? 'en' : 'de';
      const wish = {
        viewport: isWide ? DESKTOP : PHONE,
        settings: { language } as const,
      };
      const { page, context, complaints } = await open(`practice/${game}`, wish);
      await page.locator('.practice-ask h2').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      const exercise = firstOf(game);
      await answer(page, exercise, exercise.best[0]!);
      await page.locator('.practice-verdict.practice-good').waitFor();
      // The bots' own reason, as a sentence.
      await expect.poll(() => page.locator('.practice-verdict [role=status]').textContent()).toMatch(/\w \w/);
      if (!isWide) await page.locator('.practice-more summary').click();
      expect(await page.locator('.practice-found li').count()).toBe(5);
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('.practice-verdict-acts .primary').click();
      await page.locator('.practice-verdict').waitFor({ state: 'detached' });
      expect(await page.locator('.practice-about > :last-child').textContent()).toMatch(/^1 (of|von) \d+/);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('another move is not: it says what it costs, may be tried again, and comes back', async () => {
    const { page, context } = await open('practice/linko');
    const exercise = firstOf('linko');
    await answer(page, exercise, exercise.others[0]![0]);
    const verdict = page.locator('.practice-verdict');
    await verdict.waitFor();
    const behind = Math.round(exercise.others[0]![1] / 10);
    await expect.poll(() => verdict.textContent()).toContain(`${behind} % less`);
    await verdict.getByRole('button', { name: 'Try again' }).click();
    await answer(page, exercise, exercise.best[0]!);
    await page.locator('.practice-verdict.practice-good').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('quartet-puzzles-linko'));
    expect(JSON.parse(kept!)).toEqual({ [exercise.id]: 0 });
    await context.close();
  });

  test('by keyboard alone: from Learn to an answer and on', async () => {
    const { page, context } = await open('learn');
    await tabTo(page, 'a[href="#/practice"]');
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: 'Practice' }).waitFor();
    await tabTo(page, 'a[href="#/practice/linko"]');
    await page.keyboard.press('Enter');
    await page.locator('.practice-ask h2').waitFor();
    const exercise = firstOf('linko');
    for (const spot of spotsFor(exercise, exercise.best[0]!)) {
      await tabTo(page, `[data-spot="${spot}"]`);
      await page.keyboard.press('Enter');
    }
    // Whoever listens is at the verdict at once.
    await page.locator('.practice-verdict h2:focus').waitFor();
    await tabTo(page, '.practice-verdict-acts .primary');
    await page.keyboard.press('Enter');
    await page.locator('.practice-ask:focus').waitFor();
    await context.close();
  });

  eachOf(['en', 'de'] as const, 'en')(
    'what was asked at a table of Keltis stands under it on a phone, and is not cut (%s)',
    async (language) => {
      const { id, game, view, best, others } = puzzlesOf('keltis').find((one) => one.view.phase === 'act')!;
      const mistake = { id, game, rules: 1, view, best, others, played: others[0]![0], step: 0, due: 1 };
      for (const viewport of [PHONE, { width: 360, height: 740 }]) {
        const { page, context } = await open('', { settings: { language }, viewport });
        await page.evaluate(
          (list) => localStorage.setItem('quartet-mistakes', JSON.stringify(list)),
          [mistake],
        );
        await page.goto(`${site.url}/#/practice/again`);
        await page.locator('.practice-ask h2').waitFor();
        await answer(page, { game, view }, best[0]!);
        const asked = page.locator('.kit-action-preview');
        await asked.getByText(language === 'en' ? 'claim a stone' : 'Stein nehmen').waitFor();
        const cut = await asked.evaluate((line) => line.scrollHeight - line.clientHeight);
        expect(cut).toBeLessThanOrEqual(1);
        await context.close();
      }
    },
  );

  test('a mistake of one’s own: told on Learn when it is due, and moved on when it is right', async () => {
    const { page, context } = await open('', { settings: { language: 'de' } });
    const { id, game, view, best, others } = firstOf('linko');
    const mistake = { id, game, rules: 1, view, best, others, played: others[0]![0], step: 0, due: 1 };
    await page.evaluate((list) => localStorage.setItem('quartet-mistakes', JSON.stringify(list)), [mistake]);
    await page.reload();
    expect(await page.locator('.practice-due').textContent()).toBe('1 fällig');
    await page.goto(`${site.url}/#/practice`);
    await page.locator('.practice-own').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('a[href="#/practice/again"]').click();
    await page.locator('.practice-ask h2').waitFor();
    await answer(page, firstOf('linko'), best[0]!);
    await page.locator('.practice-good').waitFor();
    await page.locator('.practice-verdict-acts .primary').click();
    await page.getByText('Das war alles für heute.').waitFor();
    const [kept] = JSON.parse((await page.evaluate(() => localStorage.getItem('quartet-mistakes')))!);
    expect(kept.step).toBe(1);
    expect(kept.due).toBeGreaterThan(Date.now() + 5 * 86_400_000);
    await page.goto(`${site.url}/#/`);
    await page.locator('.home-navigation').waitFor();
    expect(await page.locator('.practice-due').count()).toBe(0);
    await context.close();
  });

  eachOf(['en', 'de'] as const, 'de')(
    'the longest chain: laid, skipped, counted, remembered (%s)',
    async (language) => {
      const viewport = language === 'en' ? DESKTOP : PHONE;
      const { page, context, complaints } = await open('practice/chain', {
        viewport,
        settings: { language },
      });
      await page.locator('.practice-clocks input').last().check();
      expect(await axeViolations(page)).toEqual([]);
      // A seed that is known here, too.
      await page.evaluate((byte) => {
        crypto.getRandomValues = (array) => (array as unknown as Uint8Array).fill(byte) as never;
      }, SEED);
      await page.locator('.practice-chain .primary').click();
      await page.locator('.practice-run').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      // Without a clock there is none to be seen, and no aid that tells the answer.
      expect(await page.locator('[role=timer], .linx-coach').count()).toBe(0);
      const deals = chainDeals(SEED.toString(16).padStart(2, '0').repeat(16));
      const { view, longest } = deals[0]!;
      const reached = view.scoring.filter((length) => length !== null && length <= longest.length);
      const move = `chain ${longest.join(' ')} for ${Math.max(...(reached as number[]))}`;
      await answer(page, { game: 'linx', view }, move);
      for (let deal = 2; deal <= 5; deal++) {
        await page.locator('.practice-run h2', { hasText: new RegExp(`${deal} (of|von) 5`) }).waitFor();
        await page.locator('.practice-run .button').click();
      }
      await page.locator('.practice-deals li').last().waitFor();
      const percent = Math.round(100 * shareOf(deals, [longest.length]));
      expect(await page.locator('h1').textContent()).toMatch(new RegExp(`^${percent} %`));
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`${site.url}/#/`);
      await page.locator('.home-navigation').waitFor();
      await page.goto(`${site.url}/#/practice/chain`);
      await expect.poll(() => page.locator('main').textContent()).toContain(`: ${percent} %`);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('with a clock, time is told, and it ends by itself', async () => {
    const { page, context } = await open('practice/chain');
    await page.clock.install();
    await page.locator('.practice-clocks input').first().check();
    await page.locator('.practice-chain .primary').click();
    expect(await page.locator('[role=timer]').textContent()).toBe('60 s');
    await page.clock.runFor(5_000);
    await expect.poll(() => page.locator('[role=timer]').textContent()).toBe('55 s');
    await page.clock.runFor(56_000);
    await page.locator('.practice-deals').waitFor();
    await context.close();
  });

  /** From stop to stop; where several buttons are one, by arrows. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    const target = page.locator(selector).first();
    await target.waitFor();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    const isBeside = () =>
      target.evaluate((element) => {
        const group = element.closest('ul, ol, section, [role=group]');
        return (element as HTMLElement).tabIndex < 0 && !!group?.contains(document.activeElement);
      });
    for (let i = 0; i < 60 && !(await isThere()); i++) {
      if (await isBeside()) await page.keyboard.press('Home');
      for (let card = 0; card < 20 && (await isBeside()) && !(await isThere()); card++) {
        await page.keyboard.press('ArrowRight');
      }
      if (!(await isThere())) await page.keyboard.press('Tab');
    }
    expect(await isThere()).toBe(true);
  }
});
