import { findGame } from '@quartet/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsFor } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { playMatch, savedMatch } from './finished-match.ts';
import { type Site, startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, PHONE, PLAY, visit, type Wish } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
const NOW = 1_800_000_000_000;

describe.skipIf(CHROMIUM === null)('home', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  /** Home of somebody with one game of each title running, and a second one of the first. */
  async function busyHome(wish: Wish) {
    const visitor = await visit(browser, site, { ...wish, isServed: true });
    const matches = [...GAMES, GAMES[0]].map((game, i) => {
      const match = playMatch(findGame(game)!, game === 'keltis' ? 2 : 3, `home ${i}`, 12);
      return {
        ...savedMatch(match, `running-${i}`),
        scores: [7, -3, 12].slice(0, game === 'keltis' ? 2 : 3),
        updated: NOW - i,
      };
    });
    await storeMatches(visitor.page, matches);
    await visitor.page.reload();
    await rows(visitor.page).first().waitFor();
    return visitor;
  }
  const rows = (page: Page) => page.locator('.home-table');

  test('whoever is called elsewhere while it is drawn gets there', async () => {
    const { page, context } = await visit(browser, site);
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (!document.querySelector('main')) return;
        watch.disconnect();
        location.hash = '#/settings';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await context.close();
  });

  const TOLD = {
    en: {
      more: 'Show all 5',
      first: 'Linko! with Otto, Ada',
      how: 'You 7 · 2nd of 3',
      duel: 'You 7 : −3',
    },
    de: {
      more: 'Alle 5 zeigen',
      first: 'Linko! mit Otto, Ada',
      how: 'Du 7 · 2. von 3',
      duel: 'Du 7 : −3',
    },
  } as const;
  eachOf(['en', 'de'] as const, 'en')(
    'every running game can be reached, with who plays and how it stands (%s)',
    async (language) => {
      const said = TOLD[language];
      const { page, context, complaints } = await busyHome({ settings: { language } });
      expect(await rows(page).count()).toBe(4);
      await page.getByRole('button', { name: said.more }).click();
      expect(await rows(page).count()).toBe(5);
      expect(await rows(page).first().innerText()).toContain(said.first);
      expect(await rows(page).first().innerText()).toContain(said.how);
      expect(await rows(page).nth(3).innerText()).toContain(said.duel);
      const addresses = await rows(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([0, 1, 2, 3, 4].map((i) => `#/table/running-${i}`));
      await rows(page).nth(4).locator('a').click();
      await page.locator('.table-pill').waitFor();
      expect(page.url()).toContain('running-4');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  eachOf(['en', 'de'] as const, 'en')(
    'it fits a phone and a desktop, and nothing is cut (%s)',
    async (language) => {
      const { page, context } = await busyHome({ settings: { language } });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await shown(page);
        expect(await violationsFor(language)(page)).toEqual([]);
        const faults = await page.evaluate(() => {
          const wide = document.documentElement.scrollWidth - innerWidth;
          const cut = [...document.querySelectorAll<HTMLElement>('a, button, h2, h3, p')]
            .filter(
              (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
            )
            .map((one) => one.innerText);
          return [...(wide > 0 ? [`${wide} px too wide`] : []), ...cut];
        });
        expect(faults).toEqual([]);
        const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
        // Four rows of running games are more than most have; without them it is a screen and a half.
        expect(height).toBeLessThan(2);
      }
      await context.close();
    },
  );

  test('the Play buttons of a row stand on one line, and say whom it is against', async () => {
    const people = ['Mia', 'Noor', 'Lena'].map((name) => ({ kind: 'person' as const, name }));
    const { page, context } = await visit(browser, site, {
      viewport: DESKTOP,
      tables: { combos: { players: people, options: {} } },
    });
    const tops = await Promise.all(
      GAMES.map(async (game) => (await page.locator(PLAY[game]).boundingBox())!.y),
    );
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBe(tops[3]);
    expect(await page.locator(PLAY.linko).innerText()).toMatch(/Play\s+vs 3 bots/);
    expect(await page.locator(PLAY.combos).innerText()).toMatch(/Play\s+3 people, one device/);
    await context.close();
  });

  const ASKED = {
    en: {
      viewport: PHONE,
      said: { face: 'Owl', game: 'LINX', lesson: /60-second lesson/, play: /Just play\s+vs 2 easy bots/ },
    },
    de: {
      viewport: DESKTOP,
      said: {
        face: 'Eule',
        game: 'LINX',
        lesson: /60-Sekunden-Lektion/,
        play: /Gleich spielen\s+gegen 2 leichte Bots/,
      },
    },
  } as const;
  eachOf(['en', 'de'] as const, 'de')(
    'asks once who one is, and leads into a game (%s)',
    async (language) => {
      const { viewport, said } = ASKED[language];
      const { page, context, complaints } = await visit(browser, site, {
        viewport,
        settings: { language, name: '', met: false },
      });
      await page.locator('.keltis-picture').waitFor();
      expect(await violationsFor(language)(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await page.locator('main input').first().fill(' Noor ');
      await page.locator('label', { hasText: said.face }).click();
      await page.locator('label', { hasText: said.game }).click();
      expect(await page.getByRole('button', { name: said.lesson }).count()).toBe(1);
      await page.getByRole('button', { name: said.play }).click();
      await page.locator('.table-pill').waitFor();
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('quartet-settings')!));
      expect(kept).toMatchObject({ name: 'Noor', face: 'owl', met: true });
      const table = await page.evaluate(() => JSON.parse(localStorage.getItem('quartet-table-linx')!));
      expect(table.players.map(({ level }: { level?: string }) => level)).toEqual([
        undefined,
        'easy',
        'easy',
      ]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
