import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { THEMES } from '../src/app/settings.ts';
import { BROKEN_STYLES } from './broken-styles.ts';
import { findChromium, launch, launchWhole } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { fontsHere } from './fonts.ts';
import { namedParts } from './named-parts.ts';
import { onlyFont } from './only-font.ts';
import { addStyle, changes, looksOf, openViewer, readReference, writeReference } from './references.ts';
import { keepScene, openScene } from './scenes.ts';
import { type Site, startSite } from './site.ts';
import { GAMES } from './visitor.ts';

const CHROMIUM = findChromium();

/** Where a change is meant, `npm run references` writes down what the tables look like from now on. */
const IS_TAKEN = process.env.MODE === 'references';

describe.skipIf(CHROMIUM === null)('what tables look like', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  describe.each(['phone', 'desktop'] as const)('on a %s', (screen) => {
    let page: Page;
    beforeAll(async () => {
      page = await openViewer(browser, site.url, screen);
    });
    afterAll(() => page?.context().close());

    eachOf(GAMES, 'keltis')('%s: every part is where it was, in the colours of its theme', async (game) => {
      if (IS_TAKEN) {
        await keepScene(game);
        writeReference(game, screen, await looksOf(page, site.url, game));
      }
      const [before, now] = [readReference(game, screen), await looksOf(page, site.url, game)];
      for (const theme of THEMES) {
        expect(Object.keys(before[theme]).length).toBeGreaterThan(40);
        expect(changes(before[theme], now[theme]), theme).toEqual([]);
      }
    });
  });

  test('a broken style is seen, in the part that it breaks', LONG, async () => {
    const page = await openViewer(browser, site.url, 'phone');
    await openScene(page, site.url, 'linko');
    const whole = await namedParts(page);
    for (const [name, { style, part }] of Object.entries(BROKEN_STYLES)) {
      await page.evaluate(addStyle, style);
      const found = changes(whole, await namedParts(page));
      expect(found.filter((change) => change.startsWith(part)).length, `${name}: ${found}`).toBeGreaterThan(
        0,
      );
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    }
    expect(changes(whole, await namedParts(page))).toEqual([]);
    await page.context().close();
  });

  const [, other] = fontsHere();
  test.skipIf(!other)('a machine with another font sees the same', LONG, async () => {
    const machine = await launchWhole(CHROMIUM!, { FONTCONFIG_FILE: onlyFont(other!) });
    onTestFinished(() => machine.close());
    const page = await openViewer(machine, site.url, 'phone');
    await openScene(page, site.url, 'linko');
    expect(changes(readReference('linko', 'phone').dusk, await namedParts(page))).toEqual([]);
  });
});
