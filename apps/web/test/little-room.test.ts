import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { fontsHere } from './fonts.ts';
import { layoutFaults } from './layout-faults.ts';
import { lookAt } from './looks.ts';
import { type PlayedMatch, type Position, playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, type GameId, PHONE, PLAY, SIZES, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const DEMANDS = { fits: false, small: [], overlapping: [], shortened: [] };
const SMALLEST = { width: 360, height: 560 };
const ON_ITS_SIDE = { width: 664, height: 390 };

/** In the page: what is asked, if a part of it is not seen. */
function cutQuestions(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.table-pill-text')]
    .filter(({ offsetWidth }) => offsetWidth > 1)
    .filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight)
    .map(({ innerText }) => innerText);
}

describe.skipIf(CHROMIUM === null)('where there is little room', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  async function openAt(page: Page, played: PlayedMatch, position: Position): Promise<void> {
    const saved = stoppedAt(played, position);
    await storeMatches(page, [saved]);
    await page.goto(`${site.url}/#/table/${saved.id}`);
    await page.locator('.table-pill.table-mine').waitFor();
  }

  test.each(['en', 'de'] as const)(
    'settings and kept games in the largest text (%s)',
    LONG,
    async (language) => {
      const { page, context } = await visit(browser, site, { settings: { language } });
      const played = await Promise.all(GAMES.map((game) => playedMatch(game, { seats: 2 })));
      await storeMatches(page, [
        ...played.map(({ saved }) => saved),
        ...played.map((match) => stoppedAt(match, match.positions[1]!)),
      ]);
      for (const [screen, sign] of [
        ['settings', '.people-choice'],
        ['replays', '.list li'],
      ] as const) {
        await page.goto(`${site.url}/#/${screen}`);
        await page.locator(sign).first().waitFor();
        for (const size of [{ width: 320, height: 256 }, SMALLEST]) {
          for (const font of fontsHere()) {
            await lookAt(page, { size, font, text: 'largest' });
            expect(await layoutFaults(page, DEMANDS), `${screen}, ${size.width}, ${font}`).toEqual([]);
          }
        }
      }
      await context.close();
    },
  );

  eachOf(['linx', 'linko, combos, keltis'], 'linx')(
    'a hint covers nothing of the table, on any screen, nor cuts what is asked on a phone on its side: %s',
    async (some) => {
      const { page, context } = await visit(browser, site, { settings: { language: 'de', tips: false } });
      for (const game of some.split(', ') as GameId[]) {
        await page.setViewportSize(PHONE);
        await sitDown(page, game);
        await page.keyboard.press('h');
        await page.locator('.table-hint-bar .primary').waitFor();
        await page.keyboard.press('h');
        await page.locator('[class*="-hinted"]').first().waitFor();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const bar = (await page.locator('.table-hint-bar').boundingBox())!;
          const table = (await page.locator('.table-screen-body').boundingBox())!;
          expect(bar.y + bar.height, `${game}, ${size.width}`).toBeLessThanOrEqual(table.y);
          expect(table.y + table.height, `${game}, ${size.width}`).toBeLessThanOrEqual(size.height);
        }
        await page.setViewportSize(ON_ITS_SIDE);
        expect(await page.evaluate(cutQuestions), game).toEqual([]);
      }
      await context.close();
    },
  );

  test('Keltis: of the cards known of a hand, only whole ones are shown', async () => {
    const { page, context } = await visit(browser, site, { settings: { tips: false } });
    const played = await playedMatch('keltis', { seats: 4, seed: 'keltis-4' });
    const known = ({ view }: Position): number => {
      const { players } = view as unknown as { players: { hand: { known: string[] } }[] };
      return Math.max(...players.slice(1).map(({ hand }) => hand.known.length));
    };
    const position = played.positions.toSorted((a, b) => known(b) - known(a))[0]!;
    expect(known(position)).toBeGreaterThan(1);
    await openAt(page, played, position);
    for (const size of [ON_ITS_SIDE, { width: 768, height: 1024 }, { width: 1280, height: 720 }]) {
      await lookAt(page, { size, font: null, text: 'normal' });
      const chips = await page.locator('.keltis-seat .keltis-known .keltis-chip').evaluateAll((all) =>
        all.flatMap((chip) => {
          const [box, room] = [chip.getBoundingClientRect(), chip.parentElement!.getBoundingClientRect()];
          if (box.width === 0 || box.top >= room.bottom) return [];
          return [box.right <= room.right + 1 && box.bottom <= room.bottom + 1 ? 'whole' : 'cut'];
        }),
      );
      expect(chips, `${size.width}`).toContain('whole');
      expect(chips, `${size.width}`).not.toContain('cut');
    }
    await context.close();
  });

  test('Linko!: layers that are left out are counted with a word', async () => {
    const { page, context } = await visit(browser, site, { settings: { tips: false } });
    const played = await playedMatch('linko', { seats: 5, seed: 'linko-5' });
    await page.setViewportSize(SMALLEST);
    await openAt(page, played, played.positions.at(-1)!);
    const more = page.locator('.linko-more:not([hidden])');
    await more.first().waitFor();
    const told = await more.evaluateAll((all) =>
      all.map((one) => `${one.textContent} ${getComputedStyle(one, '::after').content}`),
    );
    for (const text of told) expect(text).toMatch(/^\+\d+ "more"$/);
    await context.close();
  });

  test('on a desktop a tip lies over nothing but the log, which makes room; what is dealt can be read', async () => {
    const { page, context } = await visit(browser, site, { viewport: DESKTOP, luck: 5 });
    await page.locator(PLAY.combos).click();
    await page.locator('.learn-tip-toast').waitFor();
    const over = await page.evaluate(() => {
      const tip = document.querySelector('.learn-tip-toast')!.getBoundingClientRect();
      const parts = '.table-screen-top, .table-since, .combos-table, .table-screen-log > *';
      return [...document.querySelectorAll(parts)].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOver = tip.left < right && left < tip.right && tip.top < bottom && top < tip.bottom;
        return isOver ? [part.className] : [];
      });
    });
    expect(over).toEqual([]);
    // The deal is the entry that is shown: its words are on a lighter ground.
    expect(await page.locator('.table-log-entry.table-now .table-nobody').count()).toBe(1);
    expect(await axeViolations(page, '.table-screen-log')).toEqual([]);
    await context.close();
  });
});
