import { LONG } from '@quartet/testkit/long';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { type Site, startSite } from './site.ts';
import { PLAY, visit } from './visitor.ts';

const CHROMIUM = findChromium();

describe.skipIf(CHROMIUM === null)('who asks axe', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  test('hears of what is wrong, of what nobody has decided, and of names that go when one types', async () => {
    const { page, context } = await visit(browser, site);
    await page.goto(`${site.url}/#/rules/linx`);
    await page.locator('search').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => {
      const [pale, striped, field] = [
        document.createElement('p'),
        document.createElement('p'),
        document.createElement('input'),
      ];
      pale.textContent = 'Nobody can read this.';
      pale.style.color = '#24434b';
      striped.textContent = 'Nobody knows whether this can be read.';
      striped.style.background = 'linear-gradient(white, black)';
      field.placeholder = 'Gone with the first letter';
      document.querySelector('main')!.prepend(pale, striped, field);
    });
    const found = await axeViolations(page);
    expect(found.map((one) => one.split(/[:(<]/)[0]!.trim()).toSorted()).toEqual([
      'color-contrast',
      'only a placeholder names',
      'undecided, color-contrast',
    ]);
    await context.close();
  });

  test('has it look again at a page that changed meanwhile', LONG, async () => {
    const { page, context } = await visit(browser, site);
    await axeViolations(page);
    await page.evaluate(() => {
      const { axe } = globalThis as unknown as { axe: { looks: number; run(...of: unknown[]): unknown } };
      const run = axe.run.bind(axe);
      axe.looks = 0;
      axe.run = (...of) => {
        if (axe.looks++ === 0) document.querySelector('main')!.append(document.createElement('hr'));
        return run(...of);
      };
    });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { axe: { looks: number } }).axe.looks)).toBe(
      2,
    );
    await context.close();
  });

  test('leaves what is not displayed where it was', LONG, async () => {
    const { page, context } = await visit(browser, site);
    await page.locator(PLAY.keltis).click();
    await page.locator('.table-pill.table-mine').waitFor();
    // Cards in the log are letters until they can be drawn.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.table-log-cards')].every((cards) => cards.firstElementChild !== null),
    );
    const undisplayed = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.table-log')]
          .filter((log) => !log.checkVisibility())
          .map((log) => log.outerHTML),
      );
    const before = await undisplayed();
    expect(before.join()).toContain('<li');
    expect(await axeViolations(page)).toEqual([]);
    expect(await undisplayed()).toEqual(before);
    await context.close();
  });
});
