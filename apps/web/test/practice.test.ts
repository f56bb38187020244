import { readFileSync } from 'node:fs';
import type { Book } from '@quartet/puzzles';
import { bookFile } from '@quartet/puzzles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Exercise, exercisesOf } from '../src/practice/exercise.ts';
import { nextOf } from '../src/practice/practised.ts';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { answer } from './practice-taps.ts';
import { type Site, startSite } from './site.ts';
import { DESKTOP, GAMES, type GameId, PHONE, visit, type Wish } from './visitor.ts';

const CHROMIUM = findChromium();

function puzzlesOf(game: GameId): readonly Exercise[] {
  return exercisesOf(JSON.parse(readFileSync(bookFile(game)!, 'utf8')) as Book);
}

/** What somebody new gets first. */
function firstOf(game: GameId): Exercise {
  return nextOf(puzzlesOf(game), new Map(), null)!;
}

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

  async function shot(page: Page, name: string): Promise<void> {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
  }

  test.each(GAMES)('%s: the right move is right, with a reason and what the levels found', async (game) => {
    const isWide = GAMES.indexOf(game) % 2 === 0;
    const language = GAMES.indexOf(game) < 2 ? 'en' : 'de';
    const wish = {
      viewport: isWide ? DESKTOP : PHONE,
      settings: { language } as const,
      isSeen: !!process.env.SHOTS,
    };
    const { page, context, complaints } = await open(`practice/${game}`, wish);
    await page.locator('.practice-ask h2').waitFor();
    await shot(page, `${game}-asked`);
    expect(await axeViolations(page)).toEqual([]);
    const exercise = firstOf(game);
    await answer(page, exercise, exercise.best[0]!);
    await page.locator('.practice-verdict.practice-good').waitFor();
    // The bots' own reason, as a sentence.
    await expect.poll(() => page.locator('.practice-verdict [role=status]').textContent()).toMatch(/\w \w/);
    if (!isWide) await page.locator('.practice-more summary').click();
    expect(await page.locator('.practice-found li').count()).toBe(5);
    await shot(page, `${game}-answered`);
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.practice-verdict-acts .primary').click();
    await page.locator('.practice-verdict').waitFor({ state: 'detached' });
    expect(await page.locator('.practice-about > :last-child').textContent()).toMatch(/^1 (of|von) \d+/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('another move is not: it says what it costs, may be tried again, and comes back', async () => {
    const { page, context } = await open('practice/linko', { isSeen: !!process.env.SHOTS });
    const exercise = firstOf('linko');
    await answer(page, exercise, exercise.others[0]![0]);
    const verdict = page.locator('.practice-verdict');
    await verdict.waitFor();
    await shot(page, 'linko-wrong');
    const behind = Math.round(exercise.others[0]![1] / 10);
    await expect.poll(() => verdict.textContent()).toContain(`${behind} % less`);
    await verdict.getByRole('button', { name: 'Try again' }).click();
    await answer(page, exercise, exercise.best[0]!);
    await page.locator('.practice-verdict.practice-good').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('quartet-puzzles-linko'));
    expect(JSON.parse(kept!)).toEqual({ [exercise.id]: 0 });
    await context.close();
  });
});
