import type { Language } from '@quartet/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { violationsBesideColours, violationsInThemes } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { type PlayedMatch, playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, PHONE, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const SCREENS = ['', 'settings', 'stats', 'replays', 'set-up/linko', 'rules/keltis'];
const USUAL = { linko: 4, linx: 3, combos: 4, keltis: 2 } as const;
const SHEET = 'dialog[open]';
/** Milliseconds: more than a hundred looks, on a machine with much else to do. */
const LONG = 400_000;

describe.skipIf(CHROMIUM === null)('no accessibility violations', () => {
  let site: Site;
  let browser: Browser;
  let matches: readonly PlayedMatch[];
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
    matches = await Promise.all(GAMES.map((game) => playedMatch(game, { seats: USUAL[game] })));
  });
  afterAll(() => browser?.close());

  test.each(['en', 'de'] as const)(
    'in every theme and language: %s',
    async (language) => {
      const { page, context } = await visit(browser, site, {
        settings: { language, tips: false },
        keepsWorker: true,
      });
      const found: string[] = [];
      const look = async (place: string, part?: string, isColoured = true): Promise<void> => {
        const judge = language === 'en' && isColoured ? violationsInThemes : violationsBesideColours;
        const violations = await judge(page, part);
        found.push(...violations.map((violation) => `${place}, ${violation}`));
      };
      for (const played of matches) {
        const running = stoppedAt(played, played.positions[Math.floor(played.positions.length / 2)]!);
        await storeMatches(page, [played.saved, running]);
        const { id: game } = played.game;
        await open(page, `table/${running.id}`, '.table-pill.table-mine');
        await look(`${game} on a phone`);
        // Sheets and desktops are built alike in all games and languages: German is asked once, where it is longest, and colours
        // are looked at once, but for the log, in which cards lie.
        const isChosen = game === 'keltis';
        if (language === 'en' || isChosen) {
          await lookAtSheets(page, language, (sheet, part) =>
            look(`${game}, ${sheet}`, part, isChosen || sheet === WORDS[language].log),
          );
          await page.setViewportSize(DESKTOP);
          await look(`${game} on a desktop`, 'html', isChosen);
          await page.setViewportSize(PHONE);
        }
        await open(page, `table/${played.saved.id}`, SHEET);
        await look(`${game}, the end sheet`, SHEET);
      }
      for (const screen of SCREENS) {
        await open(page, screen, 'main h1');
        await look(`/${screen}`);
      }
      expect(found).toEqual([]);
      await context.close();
    },
    LONG,
  );

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
