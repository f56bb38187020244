import type { Language } from '@quartet/core';
import { longUnless } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { violationsBesideColours, violationsInThemes } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { type PlayedMatch, playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, type GameId, PHONE, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const SCREENS = ['', 'settings', 'stats', 'replays', 'set-up/linko', 'rules/keltis'];
const USUAL = { linko: 4, linx: 3, combos: 4, keltis: 2 } as const;
const SHEET = 'dialog[open]';
const CHOSEN: GameId = 'keltis';

describe.skipIf(CHROMIUM === null)('no accessibility violations', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  describe.each(['en', 'de'] as const)('in %s', (language) => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await visit(browser, site, { settings: { language, tips: false }, keepsWorker: true }));
    });
    afterAll(() => page?.context().close());

    /** In every theme, where colours count; they are the same in every language. */
    async function look(place: string, part?: string, isColoured = true): Promise<string[]> {
      const judge = language === 'en' && isColoured ? violationsInThemes : violationsBesideColours;
      return (await judge(page, part)).map((violation) => `${place}, ${violation}`);
    }

    /** Under another name each time: a worker that is kept meets each match once. */
    async function openRunning(game: GameId, name: string): Promise<PlayedMatch> {
      const played = await playedMatch(game, { seats: USUAL[game] });
      const position = played.positions[Math.floor(played.positions.length / 2)]!;
      const running = { ...stoppedAt(played, position), id: `${game}-${name}` };
      await storeMatches(page, [played.saved, running]);
      await open(page, `table/${running.id}`, '.table-pill.table-mine');
      return played;
    }

    // Ends are looked at in German by ends.test.ts.
    const isColoured = language === 'en';
    eachOf(GAMES, ...(isColoured ? (['combos'] as const) : []))(
      '%s on a phone, and at its end',
      async (game) => {
        const { saved } = await openRunning(game, 'phone');
        const found = await look('table');
        if (isColoured) {
          await open(page, `table/${saved.id}`, SHEET);
          found.push(...(await look('end', SHEET)));
        }
        expect(found).toEqual([]);
      },
    );

    // Sheets and desktops are built alike in all games and languages: German is asked once, where it is longest, and colours
    // are looked at once, but for the log, in which cards lie.
    eachOf<GameId>(isColoured ? GAMES : [CHOSEN], ...(isColoured ? [] : [CHOSEN]))(
      '%s on a desktop, and its sheets',
      async (game) => {
        await openRunning(game, 'desktop');
        const found: string[] = [];
        await lookAtSheets(page, language, async (sheet, part) => {
          const isDrawn = game === CHOSEN || sheet === WORDS[language].log;
          found.push(...(await look(sheet, part, isDrawn)));
        });
        await page.setViewportSize(DESKTOP);
        found.push(...(await look('desktop', 'html', game === CHOSEN)));
        await page.setViewportSize(PHONE);
        expect(found).toEqual([]);
      },
    );

    test('every other screen', longUnless(!isColoured), async () => {
      const found: string[] = [];
      for (const screen of SCREENS) {
        await open(page, screen, 'main h1');
        found.push(...(await look(`/${screen}`)));
      }
      expect(found).toEqual([]);
    });
  });

  async function open(page: Page, route: string, sign: string): Promise<void> {
    await page.goto(`${site.url}/#/`);
    await page.locator('main.home-home').waitFor();
    await page.goto(`${site.url}/#/${route}`);
    await page.locator(sign).first().waitFor();
  }
});

/** Menu, log and hint, one after the other. */
async function lookAtSheets(
  page: Page,
  language: Language,
  look: (sheet: string, part: string) => Promise<void>,
): Promise<void> {
  const words = WORDS[language];
  for (const name of [words.menu, words.log]) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator(SHEET).waitFor();
    await look(name, SHEET);
    await page.keyboard.press('Escape');
    await page.locator(SHEET).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: words.hint, exact: true }).click();
  await page.locator('.table-hint-bar .primary').click();
  await look(words.hint, 'html');
  await page.locator('.table-hint-bar .button:not(.primary)').click();
  await page.locator(`${SHEET} .table-hints li`).first().waitFor();
  await look(`${words.hint} (more)`, SHEET);
  await page.keyboard.press('Escape');
  await page.locator('.table-hint-bar .icon-button').click();
}
